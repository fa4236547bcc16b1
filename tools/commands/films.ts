import '../films/films.ts'
