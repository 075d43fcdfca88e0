// Written from the functions of the database by the test of statements with UPDATE=1.

type Nothing = Record<string, never>

export type PeopleRoutines = {
  accept_guardian: { takes: { code: Buffer }; answers: string }
  address_hash: { takes: { address: string }; answers: Buffer }
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
  ask_guardian: { takes: { code_hash: Buffer; address: string }; answers: null }
  begin_second_step: { takes: { new_secret: Buffer }; answers: boolean }
  birthday_of: { takes: { born: string; years: number }; answers: string }
  club_logo: { takes: { club: number; person: number }; answers: string }
  code_state: { takes: { code_hash: Buffer; purposes: readonly string[] }; answers: string }
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
  decline_guardian: { takes: { code: Buffer }; answers: boolean }
  delete_account: { takes: Nothing; answers: boolean }
  delete_clubs: { takes: { ids: readonly number[] }; answers: null }
  drop_second_step: { takes: Nothing; answers: null }
  end_exports: { takes: { exports: readonly number[] }; answers: null }
  end_guardian: { takes: { club: number; link: number; how: string }; answers: boolean }
  end_guardian_codes: { takes: Nothing; answers: null }
  end_guardian_here: { takes: { child: number; link: number }; answers: boolean }
  end_hidden_exports: {
    takes: {
      club: number
      person: number
      shown: readonly number[]
    }
    answers: null
  }
  end_old_exports: { takes: Nothing; answers: null }
  end_old_imports: { takes: Nothing; answers: null }
  end_other_tokens: { takes: { kept: number }; answers: null }
  end_own_guardian: { takes: { club: number; link: number }; answers: boolean }
  end_own_token: { takes: { token: number }; answers: boolean }
  end_sign_ins: { takes: { person: number }; answers: null }
  end_signed_out: { takes: { hashes: readonly Buffer[] }; answers: number[] }
  end_token: { takes: { token: number }; answers: null }
  exports_showing: { takes: { club: number; person: number }; answers: number[] }
  exports_with: { takes: { person: number }; answers: number[] }
  failed_mails_here: { takes: Nothing; answers: number }
  features_of: { takes: { club: number }; answers: number[] }
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
  founded_today: { takes: { person: number }; answers: number }
  give_attempt_back: { takes: { of_key: Buffer }; answers: null }
  guardian_name: { takes: { child: number; person: number }; answers: string }
  has_children: { takes: Nothing; answers: boolean }
  import_club: { takes: { facts: string }; answers: number }
  import_people: { takes: { people: string; names: readonly string[] }; answers: null }
  invited_as: { takes: { club: number }; answers: number }
  is_empty: { takes: Nothing; answers: boolean }
  is_noted_by: { takes: { club: number; person: number }; answers: boolean }
  is_noted_here: { takes: { person: number }; answers: boolean }
  is_running: { takes: { club: number }; answers: boolean }
  is_unopened: { takes: { person: number }; answers: boolean }
  knows_person: { takes: { club: number; person: number; status: number }; answers: boolean }
  knows_place: { takes: { address: string; from_place: Buffer }; answers: boolean }
  leave_club: { takes: { club: number; person: number }; answers: null }
  leave_guardian: { takes: { child: number }; answers: boolean }
  lock_members: { takes: { club: number }; answers: null }
  most_founded: { takes: Nothing; answers: number }
  new_ids: { takes: { of_table: string; how_many: number }; answers: number[] }
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
  note_look: { takes: { code: string }; answers: null }
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
  open_imported_club: { takes: { venue: number }; answers: null }
  open_linked_account: {
    takes: {
      address: string
      first: string
      last: string
      in_language: string
    }
    answers: number
  }
  own_password_hash: { takes: Nothing; answers: string }
  pass_consent_to_child: { takes: { club: number; link: number }; answers: boolean }
  permissions_here: { takes: { person: number }; answers: string[] }
  permissions_of: { takes: { club: number; person: number }; answers: string[] }
  picture: { takes: { of_code: string }; answers: string }
  register_by_link: {
    takes: {
      code: string
      address: string
      first: string
      last: string
      hash: string
      in_language: string
      zone: string
    }
    answers: number
  }
  remember_device: { takes: { person: number; of_token: Buffer }; answers: null }
  remember_place: { takes: { person: number; from_place: Buffer }; answers: null }
  request_email_change: { takes: { address: string; code_hash: Buffer }; answers: boolean }
  runs_club: { takes: { person: number; club: number }; answers: boolean }
  save_profile: { takes: { club: number; person: number; fields: string }; answers: boolean }
  set_own_password: { takes: { new_hash: string }; answers: null }
  set_up: {
    takes: {
      given_name: string
      family_name: string
      address: string
      hash: string
      language: string
      club_name: string
      in_country: string
      zone: string
      sport: number
    }
    answers: number
  }
  signed_up_by: { takes: { code_hash: Buffer }; answers: string }
  start_monthly_exports: { takes: Nothing; answers: number }
  stop_export: { takes: { export: number }; answers: boolean }
  take_attempt: {
    takes: {
      keys: readonly Buffer[]
      bounds: readonly number[]
      seconds: readonly number[]
      moment: string
    }
    answers: number
  }
  take_linked_place: { takes: { code: string }; answers: boolean }
  take_period: { takes: { person: number; period: number }; answers: boolean }
  take_place: { takes: { club: number; former: number; person: number }; answers: null }
  take_recovery_code: { takes: { person: number; code_hash: Buffer }; answers: boolean }
  undo_club_import: { takes: { import: number }; answers: boolean }
  used_token: { takes: { token: number }; answers: null }
}
