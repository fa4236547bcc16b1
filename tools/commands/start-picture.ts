import '../start-picture/start-picture.ts'
