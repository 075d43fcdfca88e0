// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type LiveRoutines = {
  club_of_recording: { takes: { hash: Buffer }; answers: number }
  end_public_page: {
    takes: {
      club: number
      page: number
      overseers: readonly number[]
      heads: readonly number[]
      everywhere: boolean
    }
    answers: boolean
  }
  forget_live_chunks: { takes: Nothing; answers: null }
  oversees_club: {
    takes: {
      club: number
      wanted_roles: readonly number[]
      everywhere: boolean
    }
    answers: boolean
  }
}
