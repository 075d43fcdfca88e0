// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type Routines = {
  accept_guardian: { takes: { code: Buffer }; answers: string }
  active: { takes: Nothing; answers: number }
  add_notices: { takes: { notices: string }; answers: null }
  address_hash: { takes: { address: string }; answers: Buffer }
  admin_activation: { takes: { person: number; code_hash: Buffer }; answers: string }
  admin_add_order: { takes: { club: number; given: string }; answers: number }
  admin_add_voucher: { takes: { given: string }; answers: number }
  admin_end_sign_ins: { takes: { person: number }; answers: number }
  admin_free_months: { takes: { club: number; months: number }; answers: string }
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
  answer_as_guardian: {
    takes: {
      code_hash: Buffer
      agrees: boolean
      by_name: string
      shown: string
      in_language: string
    }
    answers: string
  }
  answer_challenge: { takes: { asked: number; is_accepted: boolean }; answers: boolean }
  answer_for_child: {
    takes: {
      child: number
      said: string
      shown: string
      in_language: string
      age: number
    }
    answers: boolean
  }
  answer_invitation: { takes: { club: number; answer: number }; answers: boolean }
  approved: { takes: Nothing; answers: number }
  ask_guardian: { takes: { code_hash: Buffer; address: string }; answers: null }
  athlete: { takes: Nothing; answers: number }
  attends: { takes: Nothing; answers: number }
  begin_second_step: { takes: { new_secret: Buffer }; answers: boolean }
  birthday_of: { takes: { born: string; years: number }; answers: string }
  claim_file: {
    takes: {
      of_sha256: string
      bytes: number
      club: number
      person: number
    }
    answers: number
  }
  close_checkout: { takes: { page: string }; answers: null }
  club_id: { takes: Nothing; answers: number }
  club_logo: { takes: { club: number; person: number }; answers: string }
  club_of_race_report: { takes: { token: string; person: number }; answers: number }
  club_of_recording: { takes: { hash: Buffer }; answers: number }
  code_state: { takes: { code_hash: Buffer; purposes: readonly string[] }; answers: string }
  confirm_zones: {
    takes: {
      club: number
      test: number
      seen: readonly number[]
      bounds: readonly number[]
    }
    answers: boolean
  }
  contains: { takes: { hay: string; needle: string }; answers: boolean }
  correct_person: { takes: { person: number; fields: string }; answers: string }
  create_club: {
    takes: {
      club_name: string
      zone: string
      sport: number
      creator: number
      individual: boolean
      plan: string
      added_features: readonly number[]
      paid_until: string
    }
    answers: number
  }
  decide_challenge_entry: {
    takes: {
      asked: number
      entry: number
      is_counted: boolean
      said: string
    }
    answers: boolean
  }
  decline_guardian: { takes: { code: Buffer }; answers: boolean }
  declined: { takes: Nothing; answers: number }
  delete_account: { takes: Nothing; answers: boolean }
  demand_admin: { takes: Nothing; answers: null }
  do_payment_event: { takes: { what: string }; answers: boolean }
  drop_file: { takes: { of_sha256: string }; answers: boolean }
  drop_second_step: { takes: Nothing; answers: null }
  empty_bin: { takes: { ids: readonly number[] }; answers: null }
  end_guardian: { takes: { club: number; link: number; how: string }; answers: boolean }
  end_guardian_codes: { takes: Nothing; answers: null }
  end_guardian_here: { takes: { child: number; link: number }; answers: boolean }
  end_old_exports: { takes: Nothing; answers: null }
  end_other_tokens: { takes: { kept: number }; answers: null }
  end_own_guardian: { takes: { club: number; link: number }; answers: boolean }
  end_own_token: { takes: { token: number }; answers: boolean }
  end_sign_ins: { takes: { person: number }; answers: null }
  end_token: { takes: { token: number }; answers: null }
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
  enqueue_provider_work: {
    takes: {
      person: number
      connection: number
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
  failed_mails_here: { takes: Nothing; answers: number }
  features_of: { takes: { club: number }; answers: number[] }
  file_in_use: { takes: { of_sha256: string }; answers: boolean }
  finish_activation: {
    takes: {
      code_hash: Buffer
      person: number
      first: string
      last: string
      new_hash: string
      in_language: string
      zone: string
    }
    answers: string
  }
  finish_second_step: { takes: { code_hashes: readonly Buffer[] }; answers: null }
  folded: { takes: { text: string }; answers: string }
  forget_live_chunks: { takes: Nothing; answers: null }
  forget_messages: { takes: Nothing; answers: null }
  forget_old_deliveries_of_notices: { takes: Nothing; answers: null }
  forget_old_events: { takes: Nothing; answers: null }
  forget_old_uploads: { takes: Nothing; answers: null }
  forget_old_webhook_words: { takes: Nothing; answers: null }
  forget_provider_words: { takes: Nothing; answers: null }
  forget_what_ran_out: { takes: Nothing; answers: null }
  found_club: {
    takes: {
      club_name: string
      in_country: string
      zone: string
      sport: number
      venue_name: string
      coaches: boolean
    }
    answers: number
  }
  give_attempt_back: { takes: { of_key: Buffer }; answers: null }
  guardian_name: { takes: { child: number; person: number }; answers: string }
  has_children: { takes: Nothing; answers: boolean }
  has_push: { takes: { person: number }; answers: boolean }
  hidden_since: { takes: Nothing; answers: string }
  impersonator_id: { takes: Nothing; answers: number }
  invited: { takes: Nothing; answers: number }
  is_in_challenge: { takes: { asked: number; person: number }; answers: boolean }
  is_noted_here: { takes: { person: number }; answers: boolean }
  issue_invoice: { takes: { of_order: number }; answers: number }
  keep_push_device: {
    takes: {
      token: number
      address: string
      key: string
      secret: string
    }
    answers: number
  }
  knows_place: { takes: { address: string; from_place: Buffer }; answers: boolean }
  leave_club: { takes: { club: number; person: number }; answers: null }
  leave_guardian: { takes: { child: number }; answers: boolean }
  left_club: { takes: Nothing; answers: number }
  lock_storage: { takes: { club: number; person: number }; answers: null }
  manager: { takes: Nothing; answers: number }
  move_hidden: { takes: { merge: number }; answers: null }
  note_admin: { takes: { done: string; person: number; club: number; what: string }; answers: null }
  note_health_reads: {
    takes: {
      club: number
      reader: number
      people: readonly number[]
      what: string
    }
    answers: null
  }
  note_impersonated: { takes: { club: number; call: string }; answers: null }
  note_mail_refusal: {
    takes: {
      to_address: string
      because: string
      said_at_once: boolean
    }
    answers: null
  }
  note_mail_taken: { takes: { to_address: string }; answers: null }
  note_of_payment: { takes: { what: string }; answers: boolean }
  note_sweep: {
    takes: {
      removed: number
      removed_bytes: number
      removed_drafts: number
    }
    answers: null
  }
  note_thread_read: { takes: { thread: number }; answers: null }
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
  onboarding: { takes: Nothing; answers: number }
  open_account: { takes: { person: number; kind: string; zone: string }; answers: null }
  open_guardian_account: {
    takes: {
      code: Buffer
      first: string
      last: string
      new_hash: string
      in_language: string
      zone: string
    }
    answers: number
  }
  other_club: { takes: { thing: string; thing_id: number; person: number }; answers: number }
  own_password_hash: { takes: Nothing; answers: string }
  pass_consent_to_child: { takes: { club: number; link: number }; answers: boolean }
  pay_order: { takes: { of_id: number; payer: number }; answers: string }
  pending: { takes: Nothing; answers: number }
  permissions_here: { takes: { person: number }; answers: string[] }
  permissions_of: { takes: { club: number; person: number }; answers: string[] }
  picture: { takes: { of_code: string }; answers: string }
  provider_account_taken: {
    takes: {
      of_provider: string
      external_user: string
    }
    answers: boolean
  }
  queue_deliveries: { takes: { notice: number; person: number; deliveries: string }; answers: null }
  queue_due_challenges: { takes: Nothing; answers: null }
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
  refuses_mail: { takes: { to_address: string }; answers: boolean }
  rejected: { takes: Nothing; answers: number }
  release_claim: { takes: { claim: number }; answers: null }
  release_worker: { takes: { worker: string }; answers: null }
  remember_device: { takes: { person: number; of_token: Buffer }; answers: null }
  remember_place: { takes: { person: number; from_place: Buffer }; answers: null }
  remove_unused: { takes: { candidates: readonly string[] }; answers: null }
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
  report_period: { takes: { by: string; day: string; session: number }; answers: string }
  request_email_change: { takes: { address: string; code_hash: Buffer }; answers: boolean }
  return_hidden: { takes: { merge: number }; answers: null }
  run_plan: {
    takes: {
      club: number
      plan: number
      until: string
      added: readonly number[]
    }
    answers: null
  }
  save_profile: { takes: { club: number; person: number; fields: string }; answers: boolean }
  sees_challenge: { takes: { asked: number }; answers: boolean }
  send_live: { takes: { message: string }; answers: null }
  send_live_calendar: {
    takes: {
      club: number
      drafts: boolean
      first: string
      last: string
    }
    answers: null
  }
  send_wall_change: { takes: { of_session: number; change: string }; answers: null }
  set_own_password: { takes: { new_hash: string }; answers: null }
  settle_free_order: { takes: { of_order: number }; answers: boolean }
  signed_up_by: { takes: { code_hash: Buffer }; answers: string }
  stays_away: { takes: Nothing; answers: number }
  storage_of_club: { takes: { club: number }; answers: number }
  storage_of_person: { takes: { person: number }; answers: number }
  sum_challenge_days: {
    takes: {
      club: number
      challenge_ids: readonly number[]
      people: readonly number[]
      days: readonly string[]
    }
    answers: null
  }
  take_attempt: {
    takes: {
      keys: readonly Buffer[]
      bounds: readonly number[]
      seconds: readonly number[]
      moment: string
    }
    answers: number
  }
  take_challenge_turn: { takes: { club: number }; answers: null }
  take_payment_event: {
    takes: {
      event: string
      event_kind: string
      what: string
    }
    answers: boolean
  }
  take_period: { takes: { person: number; period: number }; answers: boolean }
  take_recovery_code: { takes: { person: number; code_hash: Buffer }; answers: boolean }
  took_part: {
    takes: {
      proven: boolean
      rated: boolean
      attending: number
      presence: string
    }
    answers: boolean
  }
  trains_squad: {
    takes: {
      club: number
      sessions: readonly number[]
      person: number
      squad: number
    }
    answers: boolean
  }
  used_token: { takes: { token: number }; answers: null }
  user_id: { takes: Nothing; answers: number }
  was_present: { takes: { attending: number; presence: string }; answers: boolean }
}
