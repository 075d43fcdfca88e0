// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type GroundRoutines = {
  active: { takes: Nothing; answers: number }
  approved: { takes: Nothing; answers: number }
  athlete: { takes: Nothing; answers: number }
  attends: { takes: Nothing; answers: number }
  claim_file: {
    takes: {
      of_sha256: string
      bytes: number
      club: number
      person: number
    }
    answers: number
  }
  club_id: { takes: Nothing; answers: number }
  contains: { takes: { hay: string; needle: string }; answers: boolean }
  declined: { takes: Nothing; answers: number }
  drop_file: { takes: { of_sha256: string }; answers: boolean }
  enqueue: { takes: { task: string; payload: string; key?: string }; answers: null }
  enqueue_long: {
    takes: {
      task: string
      payload: string
      key: string
      kind: string
    }
    answers: null
  }
  enqueue_outward: {
    takes: {
      task: string
      payload: string
      key?: string
      at?: string
    }
    answers: null
  }
  enqueue_webhook: {
    takes: {
      club: number
      webhook: number
      delivery: number
      at: string
    }
    answers: number
  }
  file_in_use: { takes: { of_sha256: string }; answers: boolean }
  forget_old_events: { takes: Nothing; answers: null }
  forget_old_webhook_words: { takes: Nothing; answers: null }
  forget_what_ran_out: { takes: Nothing; answers: null }
  has_left: { takes: { status: number }; answers: boolean }
  hidden_since: { takes: Nothing; answers: string }
  hides_private: { takes: Nothing; answers: boolean }
  impersonator_id: { takes: Nothing; answers: number }
  invited: { takes: Nothing; answers: number }
  is_active: { takes: { status: number }; answers: boolean }
  is_coach: { takes: { role: number }; answers: boolean }
  left_club: { takes: Nothing; answers: number }
  lock_storage: { takes: { club: number; person: number }; answers: null }
  manager: { takes: Nothing; answers: number }
  note_sweep: {
    takes: {
      removed: number
      removed_bytes: number
      removed_drafts: number
    }
    answers: null
  }
  onboarding: { takes: Nothing; answers: number }
  pending: { takes: Nothing; answers: number }
  queue_mail: {
    takes: {
      to_address: string
      in_language: string
      named: string
      with_values: string
      club: number
    }
    answers: number
  }
  rejected: { takes: Nothing; answers: number }
  release_claim: { takes: { claim: number }; answers: null }
  release_worker: { takes: { worker: string }; answers: null }
  remove_unused: { takes: { candidates: readonly string[] }; answers: null }
  report_period: {
    takes: {
      by: string
      day: string
      session: number
      context: string
    }
    answers: string
  }
  send_live: { takes: { message: string }; answers: null }
  stays_away: { takes: Nothing; answers: number }
  storage_of_club: { takes: { club: number }; answers: number }
  storage_of_person: { takes: { person: number }; answers: number }
  user_id: { takes: Nothing; answers: number }
}
