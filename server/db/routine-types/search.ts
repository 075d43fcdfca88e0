// Written from the functions of the database by the test of statements with UPDATE=1.

export type SearchRoutines = {
  folded: { takes: { text: string }; answers: string }
  word_likeness: { takes: { word: string; hay: string }; answers: number }
}
