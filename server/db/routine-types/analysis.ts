// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type AnalysisRoutines = {
  club_of_race_report: { takes: { token: string; person: number }; answers: number }
  confirm_zones: {
    takes: {
      club: number
      test: number
      seen: readonly number[]
      bounds: readonly number[]
    }
    answers: boolean
  }
  forget_old_season_changes: { takes: Nothing; answers: null }
  plan_of_season: {
    takes: {
      club: number
      first: string
      person: number
      squad: number
    }
    answers: number
  }
  queue_club_loads: { takes: { club: number }; answers: null }
  queue_old_loads: { takes: { latest: number }; answers: null }
  took_part: {
    takes: {
      proven: boolean
      rated: boolean
      attending: number
      presence: string
    }
    answers: boolean
  }
  was_present: { takes: { attending: number; presence: string }; answers: boolean }
}
