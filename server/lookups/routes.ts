import type * as contract from '#contract/lookups.ts'
import { BOATS } from '#domain/constants/boats.ts'
import {
  AGE_OPTIONS,
  CREW_GROUPS,
  GENDER_OPTIONS,
  WEIGHT_OPTIONS,
} from '#domain/constants/crew-options.ts'
import { PADDLING_GMTS, ROWING_GMTS } from '#domain/constants/gmt.ts'
import { HR_ZONES, SPEED_INTENSITIES, STROKE_RATE_ZONES } from '#domain/constants/intensities.ts'
import { PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SESSION_TYPES } from '#domain/constants/session-types.ts'
import { isPaddling, SPORTS } from '#domain/constants/sports.ts'
import { HEALTH_REASONS, MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { TELEMETRY_STANDARDS } from '#domain/constants/telemetry-standards.ts'
import { UNITS } from '#domain/constants/units.ts'
import { medalTimesFeature } from '#domain/rules/feature-gates.ts'
import { opensMedalTimes } from '#domain/rules/gated-values.ts'
import type { NameKind } from '#texts/names.ts'
import type { Handlers } from '../http/mount.ts'
import { demand, found } from '../http/refusal.ts'
import { nameIn } from '../text/names.ts'
import type { ServerTexts } from '../text/text.ts'
import { addExercise, replaceGmts } from './commands.ts'
import { clubExercises, clubFocuses, clubGmts, clubTags, permissionsOfRole } from './queries.ts'

const zones = (sport: keyof typeof STROKE_RATE_ZONES) =>
  STROKE_RATE_ZONES[sport].map(({ id, from, to }) => ({
    id,
    name: from === null ? `< ${to + 1}` : to === null ? `> ${from - 1}` : `${from}–${to}`,
    start: from,
    end: to,
    sport,
  }))

/**
 * Returns the zones of one sport, or of both when no sport is given; sports without strokes have
 * none.
 */
function strokeRateZonesOf(sportId: number | undefined) {
  if (sportId === undefined) return [...zones('rowing'), ...zones('paddling')]
  if (isPaddling(sportId)) return zones('paddling')
  return sportId === 1 || sportId === 2 ? zones('rowing') : []
}

const named = <T extends { key: string }>(
  { names }: ServerTexts,
  kind: NameKind,
  items: readonly T[],
) => items.map((item) => ({ ...item, name: nameIn(names, kind, item.key) }))
const idsOf = (ids: Record<string, number>) =>
  Object.entries(ids).map(([key, id]) => ({ id, key: key.replaceAll('_', '-') }))
const permission =
  ({ names }: ServerTexts) =>
  (name: Permission) => ({
    id: PERMISSIONS.indexOf(name) + 1,
    name,
    title: names.permission[name],
  })
const HEALTH_OPTIONS = Object.values(HEALTH_REASONS)
  .flat()
  .map((key, index) => ({ id: index + 1, key }))

const RANKED_TYPES = SESSION_TYPES.map((key, index) => ({ id: index + 1, key, rank: index + 1 }))

const GMT_BOATS = new Set([...ROWING_GMTS, ...PADDLING_GMTS].map((row) => row.boat))

/** Upper bounds are where the next zone begins; the top zone ends at the maximum. */
const HEART_RATE_ZONES = HR_ZONES.map(({ id, key, max_hr_pct }, index) => ({
  id,
  key,
  start: max_hr_pct,
  end: HR_ZONES[index + 1]?.max_hr_pct ?? 100,
}))

export const lookupHandlers: Handlers<typeof contract> = {
  intensities: async ({ texts }) => ({ data: named(texts, 'intensity', SPEED_INTENSITIES) }),
  heartRateZones: async ({ texts }) => ({ data: named(texts, 'hr-zone', HEART_RATE_ZONES) }),
  unitsOfMeasurement: async ({ texts }) => ({
    data: UNITS.map(({ id, key }) => ({
      id,
      key,
      name: nameIn(texts.names, 'unit', key),
      symbol: nameIn(texts.names, 'unit-symbol', key),
    })),
  }),
  sessionTypes: async ({ texts }) => ({ data: named(texts, 'session-type', RANKED_TYPES) }),
  clubStatuses: async ({ texts }) => ({
    data: named(texts, 'member-status', idsOf(MEMBER_STATUS)),
  }),
  roles: async ({ texts }) => ({ data: named(texts, 'role', idsOf(ROLE)) }),
  permissions: async ({ texts }) => ({ data: PERMISSIONS.map(permission(texts)) }),
  notAttendingHealthOptions: async ({ texts }) => ({
    data: named(texts, 'health-reason', HEALTH_OPTIONS),
  }),
  ageOptions: async ({ texts }) => ({ data: named(texts, 'age', AGE_OPTIONS) }),
  genderOptions: async ({ texts }) => ({ data: named(texts, 'gender', GENDER_OPTIONS) }),
  weightOptions: async ({ texts }) => ({ data: named(texts, 'weight', WEIGHT_OPTIONS) }),
  crewGroupOptions: async ({ texts }) => ({ data: named(texts, 'crew-group', CREW_GROUPS) }),
  sports: async ({ texts }) => ({ data: named(texts, 'sport', SPORTS) }),
  eventTags: async ({ db, clubId }) => ({ data: await clubTags(db, clubId) }),
  focuses: async ({ db, texts, query }) => ({
    data: named(texts, 'focus', await clubFocuses(db, query.sport)),
  }),
  telemetryStandardsOptions: async ({ texts }) => ({
    data: named(texts, 'telemetry-standard', TELEMETRY_STANDARDS).map(
      ({ force_position, ...standard }) => ({
        ...standard,
        max_force_position: force_position,
      }),
    ),
  }),

  async rolePermissions({ db, clubId, texts, params }) {
    found(Object.values(ROLE).find((id) => id === params.roleId))
    const names = await permissionsOfRole(db, clubId, params.roleId)
    return { data: PERMISSIONS.filter((name) => names.includes(name)).map(permission(texts)) }
  },
  async strokeRateZones({ query }) {
    return { data: strokeRateZonesOf(query.sport) }
  },
  async crewStructures({ query }) {
    const { sport_id } = query
    const boats =
      sport_id === undefined
        ? BOATS
        : BOATS.filter(
            ({ sport }) =>
              sport === (isPaddling(sport_id) ? 'paddling' : sport_id === 1 ? 'rowing' : ''),
          )
    return {
      data: boats.map(({ id, sport, key, seats, cox, style }) => ({
        id,
        sport,
        name: key,
        seats,
        cox,
        style,
        gmt_class: GMT_BOATS.has(key) ? key : null,
      })),
    }
  },
  async gmts({ db, clubId, viewer, query }) {
    const rows = await clubGmts(db, clubId, query.sport)
    return { data: rows.filter(({ sport }) => opensMedalTimes(sport, viewer)) }
  },
  async saveGmts({ db, clubId, viewer, body }) {
    const sport = body.sport === 1 ? 'rowing' : 'paddling'
    demand(opensMedalTimes(sport, viewer), 'feature_missing', { need: medalTimesFeature(sport) })
    await replaceGmts(db, clubId, sport, body)
    return { data: { done: true } }
  },
  async exercises({ db, clubId, texts }) {
    return {
      data: (await clubExercises(db, clubId)).map(({ id, key, name }) => ({
        id,
        key,
        name: name ?? nameIn(texts.names, 'exercise', key ?? ''),
        own: key === null,
      })),
    }
  },
  async addExercise({ db, clubId, body }) {
    const { id, name } = await addExercise(db, clubId, body.name)
    return { data: { id, key: null, name, own: true } }
  },
}
