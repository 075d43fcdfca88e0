// Written from the functions of the database by the test of statements with UPDATE=1.

export type BoatsRoutines = {
  bears_hidden_name: { takes: { of_club: number; crew: number; name: string }; answers: boolean }
  crew_name: { takes: { of_club: number; crew: number; name: string }; answers: string }
  is_counted: { takes: { of_club: number; crew: number }; answers: boolean }
}
