// Written from the functions of the database by the test of statements with UPDATE=1.

export type PlanningRoutines = {
  empty_bin: { takes: { ids: readonly number[] }; answers: null }
  last_day: { takes: { starts: string; ends: string; zone: string }; answers: string }
  renumber_pieces: {
    takes: {
      club: number
      of_results: readonly number[]
      of_activities: readonly number[]
      olds: readonly number[]
      news: readonly number[]
    }
    answers: number
  }
  send_live_calendar: {
    takes: {
      club: number
      drafts: boolean
      first: string
      last: string
    }
    answers: null
  }
}
