import '../accuracy/accuracy.ts'
