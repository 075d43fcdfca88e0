// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type PlatformRoutines = {
  admin_activation: { takes: { person: number; code_hash: Buffer }; answers: string }
  admin_add_order: { takes: { club: number; given: string }; answers: number }
  admin_add_voucher: { takes: { given: string }; answers: number }
  admin_end_sign_ins: { takes: { person: number }; answers: number }
  admin_free_months: { takes: { club: number; months: number }; answers: string }
  admin_reset_second_step: { takes: { person: number }; answers: boolean }
  admin_retry_job: { takes: { job: number }; answers: boolean }
  admin_save_club: { takes: { club: number; given: string }; answers: number }
  admin_save_user: { takes: { person: number; given: string }; answers: number }
  admin_set_plan_feature: {
    takes: {
      plan: number
      feature: number
      included: boolean
    }
    answers: null
  }
  admin_set_price: { takes: { given: string }; answers: string }
  admin_settle_order: { takes: { of_id: number; paid: boolean }; answers: string }
  check_calendar: { takes: { calendar: number }; answers: boolean }
  close_checkout: { takes: { page: string }; answers: null }
  demand_admin: { takes: Nothing; answers: null }
  do_payment_event: { takes: { what: string }; answers: boolean }
  forget_brought_in: { takes: Nothing; answers: null }
  forget_unused_calendars: { takes: Nothing; answers: null }
  issue_invoice: { takes: { of_order: number }; answers: number }
  note_added_people: { takes: { bring_in: number; people: readonly number[] }; answers: null }
  note_admin: { takes: { done: string; person: number; club: number; what: string }; answers: null }
  note_of_payment: { takes: { what: string }; answers: boolean }
  pay_order: { takes: { of_id: number; payer: number }; answers: string }
  queue_calendars: { takes: Nothing; answers: null }
  run_plan: { takes: { club: number; plan: number; until: string }; answers: null }
  settle_free_order: { takes: { of_order: number }; answers: boolean }
  take_payment_event: {
    takes: {
      event: string
      event_kind: string
      what: string
    }
    answers: boolean
  }
}
