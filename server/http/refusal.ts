import type { ErrorCode } from '#contract/errors.ts'
import type { FieldMessage } from '#texts/errors.ts'

export const STATUS = {
  bad_request: 400,
  invalid: 400,
  broken_json: 400,
  club_mismatch: 400,
  file_missing: 400,
  end_before_start: 400,
  unknown_reference: 400,
  not_a_participant: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  second_step_required: 401,
  account_disabled: 401,
  wrong_password: 400,
  wrong_code: 400,
  sign_in_stale: 400,
  sign_in_declined: 400,
  sign_in_taken: 409,
  provider_failed: 503,
  no_password: 400,
  token_scope: 403,
  impersonating: 403,
  second_step_missing: 403,
  hand_over_first: 409,
  email_unverified: 403,
  code_unknown: 400,
  code_used: 400,
  code_expired: 400,
  admin_only: 403,
  not_a_member: 403,
  role_missing: 403,
  permission_missing: 403,
  feature_missing: 403,
  forbidden: 403,
  edit_denied: 403,
  delete_crew_denied: 403,
  not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  other_club: 409,
  conflict: 409,
  idempotency_mismatch: 409,
  idempotency_running: 409,
  already_done: 409,
  session_full: 409,
  changed_meanwhile: 409,
  merge_event: 409,
  seat_race_event: 409,
  seat_taken: 409,
  merge_same_athlete: 409,
  undo_over: 409,
  scores_not_taken: 409,
  results_unreleased: 403,
  recording_private: 409,
  pieces_first: 409,
  people_first: 409,
  has_results: 409,
  mornings_of_all: 409,
  too_large: 413,
  unsupported_media_type: 415,
  no_clubs: 419,
  subscription_expired: 420,
  file_unreadable: 422,
  too_many_requests: 429,
  comments_closed: 409,
  edit_over: 409,
  too_many_pinned: 409,
  internal: 500,
  unavailable: 503,
  second_step_unreadable: 503,
  busy: 503,
  storage_full: 503,
  timed_out: 503,
  billing_address_missing: 409,
  no_such_change: 409,
  not_yours: 403,
  creator_stays: 409,
  last_manager_stays: 409,
  beyond_own_rights: 403,
  link_ended: 404,
  link_paused: 404,
  invitation_ended: 409,
  invitation_foreign: 409,
  already_member: 409,
  category_in_use: 409,
  has_history: 409,
  reason_needed: 400,
  just_invited: 429,
  address_missing: 409,
  address_taken: 409,
  already_booked: 409,
  invitation_limit: 429,
  invitation_unwanted: 409,
  seats_of_others: 403,
  crew_of_others: 403,
  recording_joined: 409,
  recordings_apart: 409,
  changes_build_on_it: 409,
  piece_gone: 409,
  too_many_steps: 409,
  workout_without_pieces: 409,
  workout_without_zone: 409,
  workout_without_times: 409,
  workout_without_test: 409,
  own_storage_full: 413,
  club_storage_full: 413,
  view_limit: 409,
  report_mail_limit: 409,
  connect_early: 409,
  connect_over: 410,
  connect_full: 409,
  boat_ashore: 409,
  recording_over: 410,
  race_begun: 409,
  race_over: 410,
  race_waits: 409,
  not_discarded: 409,
  discarded_by_device: 409,
  discarded_by_another: 409,
  restore_over: 409,
  report_link_limit: 409,
  links_not_allowed: 403,
  report_link_stopped: 410,
  report_link_expired: 410,
  not_valid_url: 404,
  morning_empty: 400,
  consent_missing: 403,
  webhook_limit: 409,
  webhook_off: 409,
  assistants_off: 403,
  thread_needs_adult: 409,
  message_reaches_nobody: 409,
  no_guardian: 409,
  guardian_invited: 409,
  guardian_minor: 403,
  guardian_stays: 403,
  child_decides: 403,
  account_exists: 409,
  challenge_over: 409,
  challenge_in_use: 409,
  challenge_stays_in_club: 409,
  team_full: 409,
  in_other_team: 409,
  not_by_invitation: 409,
} as const satisfies Record<ErrorCode, number>

/** Values are numbers, written as the reader writes them, or times of a clock. */
export type FieldFault =
  | FieldMessage
  | { message: FieldMessage; values: Record<string, number | string> }

type Extra = {
  errors?: Record<string, string[]>
  /**
   * What is wrong with single fields, put into words when the problem is written; null: what the
   * code says.
   */
  fields?: Record<string, FieldFault | null>
  club_id?: number
  /** The current state of the things in conflict. */
  current?: object[]
  need?: string | number
  /** Fill in the sentence of the code. */
  values?: Record<string, number | string>
  retry_after?: number
}

/**
 * Ends a request with a problem: the code decides status and sentence. Thrown anywhere between gate
 * and reply.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly extra: Extra
  constructor(code: ErrorCode, extra: Extra = {}) {
    super(code)
    this.code = code
    this.extra = extra
  }
  get status(): number {
    return STATUS[this.code]
  }
}

/** Refuses unless the rule holds. */
export function demand(rule: boolean, code: ErrorCode = 'forbidden', extra?: Extra): asserts rule {
  if (!rule) throw new Refusal(code, extra)
}

/**
 * Refuses, at the field `end_date`, a span of days that ends before it starts or is longer than
 * `most`.
 */
export function demandDays(days: number, most: number): void {
  demand(days >= 0, 'end_before_start', { fields: { end_date: null } })
  demand(days <= most, 'invalid', {
    fields: { end_date: { message: 'long_span', values: { max: most } } },
  })
}

/** The value, or 404. */
export function found<T>(value: T | null | undefined, code: ErrorCode = 'not_found'): T {
  if (value === null || value === undefined) throw new Refusal(code)
  return value
}
