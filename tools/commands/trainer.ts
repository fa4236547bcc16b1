import '../trainer/trainer.ts'
