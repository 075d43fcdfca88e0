import { MAIL_RHYTHMS_OF_NOTICES } from '#domain/notices/due.ts'
import { NOTICE_GROUPS, NOTICE_WAYS } from '#domain/notices/kinds.ts'
import { endpoint } from '../endpoint.ts'
import { data, Done, Id, nullable, Strict, T, Text, WordOf, type Static } from '../schema.ts'

const Group = WordOf(...NOTICE_GROUPS)
const Way = WordOf(...NOTICE_WAYS)
const Clock = T.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** When notices come by other ways than the app, in the person’s own time. */
const NoticeTiming = Strict({
  time_zone: Text(64, 1),
  quiet_from: nullable(Clock),
  quiet_until: nullable(Clock),
  rhythm: WordOf(...MAIL_RHYTHMS_OF_NOTICES),
  mail_time: Clock,
  mail_weekday: T.Integer({ minimum: 1, maximum: 7 }),
})
export type NoticeTiming = Static<typeof NoticeTiming>

const NoticeSettings = T.Object({
  timing: NoticeTiming,
  is_time_zone_set: T.Boolean({ description: 'Else it is that of a club of the person' }),
  mails_stopped: T.Boolean({ description: 'No mails of notices, but of what cannot be stopped' }),
  has_mail: T.Boolean({ description: 'There is a confirmed address' }),
  /** The address takes no mail, as a mail server said. */
  mail_refused: nullable(
    T.Object({ address: T.String(), reason: T.String(), refused_at: T.String() }),
  ),
  has_push: T.Boolean({ description: 'Some device takes pushes' }),
  groups: T.Array(
    T.Object({
      group: Group,
      ways: T.Object({ app: T.Boolean(), mail: T.Boolean(), push: T.Boolean() }),
      by_squad: T.Boolean({ description: 'One can choose otherwise for a squad' }),
    }),
  ),
  exceptions: T.Array(T.Object({ group: Group, way: Way, squad_id: Id, wanted: T.Boolean() })),
  squads: T.Array(
    T.Object({
      id: Id,
      name: T.String(),
      club: T.Object({ id: Id, name: T.String() }),
    }),
  ),
})
export type NoticeSettings = Static<typeof NoticeSettings>

export const noticeSettings = endpoint({
  method: 'GET',
  path: 'notification-settings',
  access: { level: 'user' },
  summary: 'How notices reach the signed-in person',
  reply: data(NoticeSettings),
})

export const saveNoticeSettings = endpoint({
  method: 'POST',
  path: 'notification-settings',
  access: { level: 'user' },
  summary: 'Choose how notices come: a way of a group of kinds, when they come, or no mails',
  body: T.Object(
    {
      choice: T.Optional(
        Strict({
          group: Group,
          way: Way,
          squad_id: T.Optional(nullable(Id)),
          wanted: nullable(T.Boolean({ description: 'Null takes the choice back' })),
        }),
      ),
      timing: T.Optional(NoticeTiming),
      mails_stopped: T.Optional(T.Boolean()),
      /** The address takes mail again: what was refused is forgotten. */
      mail_works: T.Optional(T.Literal(true)),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: data(NoticeSettings),
})

const Code = T.Object({ code: Text(64, 1) })

export const StoppedNoticeMails = T.Object({
  group: nullable(Group),
  stopped: T.Boolean(),
})
export type StoppedNoticeMails = Static<typeof StoppedNoticeMails>

export const stoppedNoticeMails = endpoint({
  method: 'GET',
  path: 'no-notice-mails/{code}',
  access: { level: 'public' },
  summary:
    'Whether the owner of the link in a mail still gets such mails; looking changes nothing. ' +
    'Without a group it is about all mails of notices',
  params: Code,
  reply: data(StoppedNoticeMails),
})

export const refuseNoticeMails = endpoint({
  method: 'POST',
  path: 'no-notice-mails/{code}',
  access: { level: 'public' },
  summary: 'Get notices no longer by mail, or again',
  params: Code,
  body: Strict({ stopped: T.Boolean() }),
  reply: data(StoppedNoticeMails),
})

/** What mail programs send for List-Unsubscribe-Post (RFC 8058); the body is not looked at. */
export const refuseNoticeMailsOneClick = endpoint({
  method: 'POST',
  path: 'no-notice-mails/{code}/one-click',
  access: { level: 'public' },
  summary: 'Get notices no longer by mail, as mail programs ask with one click',
  params: Code,
  rawBody: true,
  reply: Done,
})
