// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type RecordingsRoutines = {
  enqueue_provider_work: {
    takes: {
      person: number
      connection: number
      at?: string
    }
    answers: null
  }
  forget_old_uploads: { takes: Nothing; answers: null }
  forget_provider_words: { takes: Nothing; answers: null }
  move_hidden: { takes: { merge: number }; answers: null }
  provider_account_taken: {
    takes: {
      of_provider: string
      external_user: string
    }
    answers: boolean
  }
  queue_missing_bests: { takes: Nothing; answers: null }
  receive_provider_event: {
    takes: {
      of_provider: string
      external_user: string
      the_key: string
      the_kind: string
      the_body: string
    }
    answers: boolean
  }
  return_hidden: { takes: { merge: number }; answers: null }
  send_workouts: { takes: { of_providers: readonly string[] }; answers: number }
}
