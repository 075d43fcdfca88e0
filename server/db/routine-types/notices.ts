// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type NoticesRoutines = {
  add_notices: { takes: { notices: string }; answers: null }
  forget_old_deliveries_of_notices: { takes: Nothing; answers: null }
  has_push: { takes: { person: number }; answers: boolean }
  keep_push_device: {
    takes: {
      token: number
      address: string
      key: string
      secret: string
    }
    answers: number
  }
  note_mail_refusal: {
    takes: {
      to_address: string
      because: string
      said_at_once: boolean
    }
    answers: null
  }
  note_mail_taken: { takes: { to_address: string }; answers: null }
  notify_person: {
    takes: {
      person: number
      club: number
      notice_level: number
      notice_kind: string
      notice_values: string
      notice_link: string
    }
    answers: null
  }
  queue_deliveries: { takes: { notice: number; person: number; deliveries: string }; answers: null }
  refuses_mail: { takes: { to_address: string }; answers: boolean }
  trains_squad: {
    takes: {
      club: number
      sessions: readonly number[]
      person: number
      squad: number
    }
    answers: boolean
  }
}
