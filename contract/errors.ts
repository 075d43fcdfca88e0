import { T } from './schema.ts'

/** Every stable error code; the server has a sentence for each in four languages. */
export const ERROR_CODES = [
  'bad_request',
  'invalid',
  'unauthenticated',
  'wrong_credentials',
  'second_step_required',
  'account_disabled',
  'wrong_password',
  'wrong_code',
  'token_scope',
  'impersonating',
  'second_step_missing',
  'hand_over_first',
  'email_unverified',
  'code_unknown',
  'code_used',
  'code_expired',
  'no_clubs',
  'subscription_expired',
  'admin_only',
  'not_a_member',
  'role_missing',
  'permission_missing',
  'feature_missing',
  'forbidden',
  'edit_denied',
  'delete_crew_denied',
  'not_found',
  'route_not_found',
  'method_not_allowed',
  'other_club',
  'club_mismatch',
  'conflict',
  'idempotency_mismatch',
  'idempotency_running',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'busy',
  'storage_full',
  'internal',
  'broken_json',
  'file_missing',
  'file_unreadable',
  'unknown_reference',
  'end_before_start',
  'merge_event',
  'seat_race_event',
  'merge_same_athlete',
  'undo_over',
  'session_full',
  'not_a_participant',
  'changed_meanwhile',
  'scores_not_taken',
  'results_unreleased',
  'recording_private',
  'pieces_first',
  'people_first',
  'has_results',
  'timed_out',
  'no_such_change',
  'not_yours',
  'creator_stays',
  'last_manager_stays',
  'beyond_own_rights',
  'link_ended',
  'link_paused',
  'invitation_ended',
  'invitation_foreign',
  'already_member',
  'category_in_use',
  'has_history',
  'reason_needed',
  'just_invited',
  'address_missing',
  'address_taken',
  'already_booked',
  'invitation_limit',
  'invitation_unwanted',
  'seats_of_others',
  'crew_of_others',
  'recording_joined',
  'recordings_apart',
  'changes_build_on_it',
  'piece_gone',
  'own_storage_full',
  'club_storage_full',
  'view_limit',
  'report_mail_limit',
  'report_link_limit',
  'links_not_allowed',
  'report_link_stopped',
  'report_link_expired',
  'not_valid_url',
  'morning_empty',
  'consent_missing',
  'webhook_limit',
  'webhook_off',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * RFC 9457 problem details plus `message` for people, `code` for programs and `errors` per field.
 */
export const Problem = T.Object({
  type: T.String(),
  title: T.String(),
  status: T.Integer(),
  detail: T.String(),
  instance: T.String(),
  message: T.String(),
  code: T.String(),
  errors: T.Optional(
    T.Unsafe<Record<string, string[]>>({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    }),
  ),
  club_id: T.Optional(T.Integer()),
  /** In a conflict, these are the things as they are now. */
  current: T.Optional(T.Array(T.Unsafe<object>({ type: 'object' }))),
  need: T.Optional(T.Unsafe<string | number>({ type: ['string', 'number'] })),
})
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  message: string
  code: ErrorCode
  errors?: Record<string, string[]>
  club_id?: number
  current?: object[]
  need?: string | number
}
