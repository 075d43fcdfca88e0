// Written from the functions of the database by the test of statements with UPDATE=1.

export type BoatsRoutines = {
  crew_name: { takes: { of_club: number; crew: number; name: string }; answers: string }
}
