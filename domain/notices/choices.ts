import { GROUPS, KINDS, type NoticeGroup, type NoticeKind, type NoticeWay } from './kinds.ts'

/** What somebody has chosen for a group and a way, for one squad or (null) in general. */
export type NoticeChoice = {
  group: NoticeGroup
  way: NoticeWay
  squad_id: number | null
  wanted: boolean
}

/** How a person can be reached. */
export type Reach = {
  /** They have a confirmed address. */
  has_mail: boolean
  has_push: boolean
  /** They want no mails of notices at all. */
  mails_stopped: boolean
}

const FIXED: readonly NoticeWay[] = ['app', 'mail']

/**
 * What was chosen for a way, null for nothing: for the squads a notice is about, where any of them
 * is enough, else in general.
 */
function chosen(
  choices: readonly NoticeChoice[],
  group: NoticeGroup,
  way: NoticeWay,
  squads: readonly number[],
): boolean | null {
  const own = choices.filter((choice) => choice.group === group && choice.way === way)
  const special = GROUPS[group].bySquad
    ? own.filter(({ squad_id }) => squad_id !== null && squads.includes(squad_id))
    : []
  if (special.length > 0) return special.some(({ wanted }) => wanted)
  return own.find(({ squad_id }) => squad_id === null)?.wanted ?? null
}

/**
 * The ways by which a notice reaches somebody. Who gets it on a device gets no mail as well, unless
 * they chose mails.
 * @param squads those the notice is about
 */
export function waysOf(
  kind: NoticeKind,
  choices: readonly NoticeChoice[],
  squads: readonly number[],
  { has_mail, has_push, mails_stopped }: Reach,
): NoticeWay[] {
  const { group, fixed, hasMail } = KINDS[kind]
  if (fixed) return FIXED.filter((way) => way !== 'mail' || has_mail)
  const { ways } = GROUPS[group]
  const wants = (way: NoticeWay) =>
    chosen(choices, group, way, squads) ?? ways.some((one) => one === way)
  const pushed = has_push && wants('push')
  const mailed =
    has_mail &&
    !hasMail &&
    !mails_stopped &&
    (chosen(choices, group, 'mail', squads) ?? (wants('mail') && !pushed))
  return [
    ...(wants('app') ? (['app'] as const) : []),
    ...(mailed ? (['mail'] as const) : []),
    ...(pushed ? (['push'] as const) : []),
  ]
}

/**
 * Whether what waits to be sent is still wanted. Of the squads it is about nothing is known any
 * more, so a way that somebody wants for one of them counts.
 */
export function isStillWanted(
  kind: NoticeKind,
  choices: readonly NoticeChoice[],
  way: NoticeWay,
  reach: Reach,
): boolean {
  const squads = choices.flatMap(({ squad_id, wanted }) => (squad_id && wanted ? [squad_id] : []))
  const alone = way === 'mail' ? { ...reach, has_push: false } : reach
  return (
    waysOf(kind, choices, squads, alone).includes(way) ||
    waysOf(kind, choices, [], alone).includes(way)
  )
}

/** What somebody sees as chosen for a group in general, where a push stands for the mail. */
export function chosenWays(
  group: NoticeGroup,
  choices: readonly NoticeChoice[],
  { has_push }: Pick<Reach, 'has_push'>,
): Record<NoticeWay, boolean> {
  const holds = (way: NoticeWay) =>
    chosen(choices, group, way, []) ?? GROUPS[group].ways.some((one) => one === way)
  const push = holds('push')
  const mail = chosen(choices, group, 'mail', []) ?? (holds('mail') && !(has_push && push))
  return { app: holds('app'), mail, push }
}
