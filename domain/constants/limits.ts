const MB = 1024 * 1024

/** How long things live, in the unit their name ends in. */
export const LIFETIME = {
  access_token_days: 30,
  selected_club_cookie_days: 30,
  invitation_code_hours: 72,
  idempotency_key_hours: 24,
  kept_mail_hours: 72,
  data_export_days: 7,
  export_link_hours: 24,
  offline_store_days: 14,
  impersonation_minutes: 30,
} as const

export const NOTICE_MS = 3000
export const CHUNK_TIMEOUT_MS = 120_000
export const CLUB_POLL_MS = 30_000

export const ADMIN_PAGE_SIZE = 50

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/**
 * What a new session starts as. The end follows the start by the planned time, else by the usual
 * length.
 */
export const NEW_SESSION = {
  start: '07:00',
  end: '08:30',
  usual_length_min: 90,
  repeat_every: 1,
} as const
export const MAX_OCCURRENCES = 366

/** `held_bytes` is for pictures and tables, which are read in memory. */
export const UPLOAD = {
  max_bytes: 100 * MB,
  held_bytes: 10 * MB,
  kinds: ['fit', 'tcx', 'zip'],
} as const
/** Bytes of files that a person may send in, in all their clubs, and that a club may hold. */
export const STORAGE = { person_bytes: 10e9, club_bytes: 50e9 } as const
/**
 * What an export of a club may be that is brought in: bytes as it is sent, of one entry of its list
 * and of a line, of all tables and all files once unpacked, and how many entries.
 */
export const CLUB_ARCHIVE = {
  bytes: STORAGE.person_bytes,
  list_bytes: 16 * MB,
  line_bytes: 16 * MB,
  table_bytes: 20e9,
  file_bytes: STORAGE.club_bytes,
  entries: 500_000,
} as const
/** Metres of a split in the table of a race. */
export const RACE_SPLIT_M = 50

/**
 * Metres: the race distance of a sport, the distance its pace is given per, and a split where
 * nobody chooses: a rowing race has four of them, a paddling race five.
 */
export const REFERENCE_M = {
  rowing_race: 2000,
  rowing_pace: 500,
  rowing_split: 500,
  paddling_race: 1000,
  paddling_pace: 1000,
  paddling_split: 200,
  swim_pace: 100,
} as const
export const RATIO_DAYS = { acute: 7, chronic: 28 } as const
export const MAX_SLEEP_MIN = 24 * 60 - 1
