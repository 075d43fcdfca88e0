// Written from the functions of the database by the test of statements with UPDATE=1.

export type Routines = {
  active: {
    takes: Record<string, never>
    answers: number
  }
  address_hash: {
    takes: {
      address: string | null
    }
    answers: Buffer
  }
  admin_add_order: {
    takes: {
      club: number | null
      given: string | null
    }
    answers: number
  }
  admin_end_sign_ins: {
    takes: {
      person: number | null
    }
    answers: number
  }
  admin_retry_job: {
    takes: {
      job: number | null
    }
    answers: boolean
  }
  admin_save_club: {
    takes: {
      club: number | null
      given: string | null
    }
    answers: number
  }
  admin_save_user: {
    takes: {
      person: number | null
      given: string | null
    }
    answers: number
  }
  admin_set_plan_feature: {
    takes: {
      plan: number | null
      feature: number | null
      included: boolean | null
    }
    answers: null
  }
  admin_settle_order: {
    takes: {
      of_id: number | null
      paid: boolean | null
    }
    answers: string
  }
  answer_as_guardian: {
    takes: {
      code_hash: Buffer | null
      agrees: boolean | null
      by_name: string | null
      shown: string | null
      in_language: string | null
    }
    answers: string
  }
  answer_invitation: {
    takes: {
      club: number | null
      answer: number | null
    }
    answers: boolean
  }
  approved: {
    takes: Record<string, never>
    answers: number
  }
  ask_guardian: {
    takes: {
      code_hash: Buffer | null
      address: string | null
    }
    answers: null
  }
  athlete: {
    takes: Record<string, never>
    answers: number
  }
  attends: {
    takes: Record<string, never>
    answers: number
  }
  begin_second_step: {
    takes: {
      new_secret: Buffer | null
    }
    answers: boolean
  }
  claim_file: {
    takes: {
      of_sha256: string | null
      bytes: number | null
      club: number | null
      person: number | null
    }
    answers: number
  }
  club_id: {
    takes: Record<string, never>
    answers: number
  }
  club_logo: {
    takes: {
      club: number | null
      person: number | null
    }
    answers: string
  }
  code_state: {
    takes: {
      code_hash: Buffer | null
      purposes: readonly string[] | null
    }
    answers: string
  }
  contains: {
    takes: {
      hay: string | null
      needle: string | null
    }
    answers: boolean
  }
  create_club: {
    takes: {
      club_name: string | null
      zone: string | null
      sport: number | null
      creator: number | null
      individual: boolean | null
      plan: string | null
      added_features: readonly number[] | null
      paid_until: string | null
    }
    answers: number
  }
  declined: {
    takes: Record<string, never>
    answers: number
  }
  delete_account: {
    takes: Record<string, never>
    answers: boolean
  }
  demand_admin: {
    takes: Record<string, never>
    answers: null
  }
  drop_file: {
    takes: {
      of_sha256: string | null
    }
    answers: boolean
  }
  drop_second_step: {
    takes: Record<string, never>
    answers: null
  }
  empty_bin: {
    takes: {
      ids: readonly number[] | null
    }
    answers: null
  }
  end_guardian_codes: {
    takes: Record<string, never>
    answers: null
  }
  end_old_exports: {
    takes: Record<string, never>
    answers: null
  }
  end_other_tokens: {
    takes: {
      kept: number | null
    }
    answers: null
  }
  end_own_token: {
    takes: {
      token: number | null
    }
    answers: boolean
  }
  end_sign_ins: {
    takes: {
      person: number | null
    }
    answers: null
  }
  end_token: {
    takes: {
      token: number | null
    }
    answers: null
  }
  enqueue: {
    takes: {
      task: string | null
      payload: string | null
      key?: string | null
    }
    answers: null
  }
  enqueue_long: {
    takes: {
      task: string | null
      payload: string | null
      key: string | null
      kind: string | null
    }
    answers: null
  }
  enqueue_provider_work: {
    takes: {
      person: number | null
      connection: number | null
      at?: string | null
    }
    answers: null
  }
  enqueue_webhook: {
    takes: {
      club: number | null
      webhook: number | null
      delivery: number | null
      at: string | null
    }
    answers: number
  }
  features_of: {
    takes: {
      club: number | null
    }
    answers: number[]
  }
  file_in_use: {
    takes: {
      of_sha256: string | null
    }
    answers: boolean
  }
  fill_places: {
    takes: {
      club: number | null
      session: number | null
    }
    answers: null
  }
  finish_activation: {
    takes: {
      code_hash: Buffer | null
      person: number | null
      first: string | null
      last: string | null
      new_hash: string | null
      in_language: string | null
      zone: string | null
    }
    answers: string
  }
  finish_second_step: {
    takes: {
      code_hashes: readonly Buffer[] | null
    }
    answers: null
  }
  forget_old_events: {
    takes: Record<string, never>
    answers: null
  }
  forget_old_uploads: {
    takes: Record<string, never>
    answers: null
  }
  forget_old_webhook_words: {
    takes: Record<string, never>
    answers: null
  }
  forget_provider_words: {
    takes: Record<string, never>
    answers: null
  }
  forget_what_ran_out: {
    takes: Record<string, never>
    answers: null
  }
  found_club: {
    takes: {
      club_name: string | null
      in_country: string | null
      zone: string | null
      sport: number | null
      venue_name: string | null
      coaches: boolean | null
    }
    answers: number
  }
  give_attempt_back: {
    takes: {
      of_key: Buffer | null
    }
    answers: null
  }
  impersonator_id: {
    takes: Record<string, never>
    answers: number
  }
  invited: {
    takes: Record<string, never>
    answers: number
  }
  knows_place: {
    takes: {
      address: string | null
      from_place: Buffer | null
    }
    answers: boolean
  }
  leave_club: {
    takes: {
      club: number | null
      person: number | null
    }
    answers: null
  }
  left_club: {
    takes: Record<string, never>
    answers: number
  }
  lock_storage: {
    takes: {
      club: number | null
      person: number | null
    }
    answers: null
  }
  manager: {
    takes: Record<string, never>
    answers: number
  }
  move_hidden: {
    takes: {
      merge: number | null
    }
    answers: null
  }
  note_admin: {
    takes: {
      done: string | null
      person: number | null
      club: number | null
      what: string | null
    }
    answers: null
  }
  note_impersonated: {
    takes: {
      club: number | null
      call: string | null
    }
    answers: null
  }
  note_sweep: {
    takes: {
      removed: number | null
      removed_bytes: number | null
      removed_drafts: number | null
    }
    answers: null
  }
  notify_person: {
    takes: {
      person: number | null
      club: number | null
      notice_level: number | null
      notice_kind: string | null
      notice_values: string | null
      notice_link: string | null
    }
    answers: null
  }
  onboarding: {
    takes: Record<string, never>
    answers: number
  }
  open_account: {
    takes: {
      person: number | null
      kind: string | null
      zone: string | null
    }
    answers: null
  }
  other_club: {
    takes: {
      thing: string | null
      thing_id: number | null
      person: number | null
    }
    answers: number
  }
  own_password_hash: {
    takes: Record<string, never>
    answers: string
  }
  pending: {
    takes: Record<string, never>
    answers: number
  }
  permissions_here: {
    takes: {
      person: number | null
    }
    answers: string[]
  }
  permissions_of: {
    takes: {
      club: number | null
      person: number | null
    }
    answers: string[]
  }
  picture: {
    takes: {
      of_code: string | null
    }
    answers: string
  }
  provider_account_taken: {
    takes: {
      of_provider: string | null
      external_user: string | null
    }
    answers: boolean
  }
  queue_mail: {
    takes: {
      to_address: string | null
      in_language: string | null
      named: string | null
      with_values: string | null
      club: number | null
    }
    answers: number
  }
  receive_provider_event: {
    takes: {
      of_provider: string | null
      external_user: string | null
      the_key: string | null
      the_kind: string | null
      the_body: string | null
    }
    answers: boolean
  }
  rejected: {
    takes: Record<string, never>
    answers: number
  }
  release_claim: {
    takes: {
      claim: number | null
    }
    answers: null
  }
  release_worker: {
    takes: {
      worker: string | null
    }
    answers: null
  }
  remember_place: {
    takes: {
      person: number | null
      from_place: Buffer | null
    }
    answers: null
  }
  remove_unused: {
    takes: {
      candidates: readonly string[] | null
    }
    answers: null
  }
  renumber_pieces: {
    takes: {
      club: number | null
      of_results: readonly number[] | null
      of_activities: readonly number[] | null
      olds: readonly number[] | null
      news: readonly number[] | null
    }
    answers: number
  }
  request_email_change: {
    takes: {
      address: string | null
      code_hash: Buffer | null
    }
    answers: boolean
  }
  return_hidden: {
    takes: {
      merge: number | null
    }
    answers: null
  }
  save_profile: {
    takes: {
      club: number | null
      person: number | null
      fields: string | null
    }
    answers: boolean
  }
  send_live: {
    takes: {
      message: string | null
    }
    answers: null
  }
  send_live_attendance: {
    takes: {
      club: number | null
      session: number | null
    }
    answers: null
  }
  send_live_calendar: {
    takes: {
      club: number | null
      drafts: boolean | null
      first: string | null
      last: string | null
    }
    answers: null
  }
  send_live_places: {
    takes: {
      club: number | null
      session: number | null
      what: string | null
      people: readonly number[] | null
    }
    answers: null
  }
  set_own_password: {
    takes: {
      new_hash: string | null
    }
    answers: null
  }
  stays_away: {
    takes: Record<string, never>
    answers: number
  }
  storage_of_club: {
    takes: {
      club: number | null
    }
    answers: number
  }
  storage_of_person: {
    takes: {
      person: number | null
    }
    answers: number
  }
  take_attempt: {
    takes: {
      keys: readonly Buffer[] | null
      bounds: readonly number[] | null
      seconds: readonly number[] | null
      moment: string | null
    }
    answers: number
  }
  take_period: {
    takes: {
      person: number | null
      period: number | null
    }
    answers: boolean
  }
  take_recovery_code: {
    takes: {
      person: number | null
      code_hash: Buffer | null
    }
    answers: boolean
  }
  took_part: {
    takes: {
      proven: boolean | null
      rated: boolean | null
      attending: number | null
      presence: string | null
    }
    answers: boolean
  }
  used_token: {
    takes: {
      token: number | null
    }
    answers: null
  }
  user_id: {
    takes: Record<string, never>
    answers: number
  }
  was_present: {
    takes: {
      attending: number | null
      presence: string | null
    }
    answers: boolean
  }
  wish_of: {
    takes: {
      person: number | null
    }
    answers: string
  }
}
