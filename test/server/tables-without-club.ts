/** Tables without club_id, each with its reason. */
export const WITHOUT_CLUB: Record<string, string> = {
  sports: 'the same for all clubs',
  roles: 'the same for all clubs',
  permissions: 'the same for all clubs',
  features: 'the same for all clubs',
  plans: 'the same for all clubs',
  plan_features: 'the same for all clubs',
  plan_prices: 'the same for all clubs',
  vouchers: 'for any club; the runtime roles have it through functions only',
  invoice_years:
    'numbers of invoices, without gaps over all clubs; the runtime roles have it through functions ' +
    'only',
  payment_events:
    'what the provider of payments says of orders; the runtime roles have it through functions only',
  focuses: 'the same for all clubs',
  club_defaults: 'the same for all clubs',
  reference_state: 'the checksum of what is the same for all clubs',
  routine_state: 'the checksum of the routines',
  migrations: 'what was done to the database',
  stored_files:
    'files by their hash, which clubs and persons may share; the runtime roles have ' +
    'it through functions only',
  file_claims: 'files on their way in; the runtime roles have them through functions only',
  file_sweeps:
    'what the clean-up of each night removed; the runtime roles have it through functions only',
  backups:
    'of the whole installation, with the name of each; the runtime roles have it through functions ' +
    'only',
  attempts: 'hashes of what was tried; the runtime roles have it through functions only',
  users: 'a person may belong to several clubs',
  tokens: 'a sign-in is a person’s',
  live_tickets: 'a sign-in is a person’s',
  push_devices: 'a browser is a person’s',
  second_steps: 'a person’s; the runtime roles have it through functions only',
  recovery_codes: 'a person’s; the runtime roles have it through functions only',
  known_places: 'a person’s; the runtime roles have it through functions only',
  known_devices: 'a person’s; the runtime roles have it through functions only',
  linked_sign_ins: 'a sign-in is a person’s',
  pictures: 'a person’s',
  data_exports: 'a person’s, from all of their clubs',
  club_imports: 'a person’s, before there is a club',
  provider_connections: 'a person’s; their files go to one of the person’s clubs',
  provider_sign_ins: 'a person’s, on the way to a provider',
  provider_events: 'about a person’s account',
  provider_activities: 'what a person’s account holds',
  provider_pauses: 'the same for all clubs: until when a provider is left alone',
  health_consents: 'a person’s, for all of their clubs',
  user_stamps: 'a person’s',
  notes: 'a person’s own, read by nobody else',
  idempotency_keys: 'a person’s, also where no club is selected',
  audit_log: 'also of what happens outside clubs; the runtime roles only write it',
  clubs: 'the club itself, walled by its id',
  job_workers: 'processes, not people',
  one_time_codes: 'a person’s, used without a sign-in',
  mails: 'to a person, about a club or none',
  notifications: 'a person’s, about a club or none',
  mail_refusals: 'a person’s, by which no mail reaches them',
  notice_settings: 'a person’s, for what comes from all of their clubs',
  notice_mail_stops: 'a person’s, for what comes from all of their clubs',
  notice_choices: 'a person’s, in general or for one of their squads',
  notice_deliveries: 'of a notice, which is a person’s',
  notice_mail_codes: 'a person’s, used without a sign-in',
  invitation_stops:
    'a person’s, used without a sign-in; the runtime roles have it through functions only',
  unwanted_invitations:
    'of an address, about a club or all; the runtime roles have it through functions only',
}
