import { describe, expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { PERMISSIONS } from '../constants/permissions.ts'
import { ROLE } from '../constants/roles.ts'
import { SPORT } from '../constants/sports.ts'
import { canShareCalendar, type LinkWish } from './calendar.ts'
import { canDeleteCrew, canManageLineUps, canViewCrew, type CrewFacts } from './crews.ts'
import { canChangeGate } from './efforts.ts'
import { canBook, canChangeLog, canEndBooking, canLog } from './equipment.ts'
import { canReadAllAgain, canUploadFor } from './imports.ts'
import { canEditProfile, canSetPrivacy } from './privacy.ts'
import { canSeeSeatRace, canTimeSeatRace } from './seat-racing.ts'
import {
  canAddAllScores,
  canAddScores,
  canOpenRecording,
  canChangeTemplate,
  canPlanForOthers,
  type SessionFacts,
} from './sessions.ts'
import { seesSquadFigures } from './squads.ts'

const ME = 7
const athlete = viewerIn(ROLE.athlete)
const coach = viewerIn(ROLE.coach)
const manager = viewerIn(ROLE.manager)
/** A coach by role alone, and an athlete who may edit all sessions. */
const plainCoach = viewerIn(ROLE.coach, { permissions: [] })
const planner = viewerIn(ROLE.athlete, { permissions: ['view-edit-all-sessions'] })
/** Would have every right, and has none before they are let in. */
const invited = viewerIn(ROLE.manager, {
  member: false,
  roles: [ROLE.manager, ROLE.coach],
  permissions: PERMISSIONS,
})
const keeper = viewerIn(ROLE.athlete, { permissions: ['manage-inventory'] })

const editing = { edit: true, add_all_scores: false }
const scoring = { edit: false, add_all_scores: true }
const taking = { edit: false, add_all_scores: false }
const session: SessionFacts = {
  is_event: false,
  sport_id: SPORT.rowing,
  published: true,
  restricted_results: false,
  has_structure: true,
  has_participants: true,
  own: null,
}

describe('a link to the calendar', () => {
  const wish = (given: Partial<LinkWish>): LinkWish => ({
    kind: 'feed',
    scope: 'mine',
    squad_ids: [],
    ...given,
  })
  test.each([
    ['an athlete’s own', athlete, wish({}), true],
    ['the club’s, by a coach', coach, wish({ scope: 'club' }), true],
    ['the club’s, by an athlete', athlete, wish({ scope: 'club' }), false],
    ['a feed of one’s own squad', athlete, wish({ scope: 'squads', squad_ids: [3] }), true],
    [
      'a page of one’s own squad',
      athlete,
      wish({ kind: 'page', scope: 'squads', squad_ids: [3] }),
      false,
    ],
    ['a feed of another squad', athlete, wish({ scope: 'squads', squad_ids: [3, 4] }), false],
    ['one’s own before being let in', invited, wish({}), false],
  ])('%s', (_, viewer, link, may) => expect(canShareCalendar(viewer, link, [3])).toBe(may))
})

describe('line-ups', () => {
  test.each([
    ['a plain coach', plainCoach, true],
    ['who edits all sessions', planner, true],
    ['an athlete', athlete, false],
    ['somebody invited', invited, false],
  ])('of the club are managed by %s: %#', (_, viewer, may) =>
    expect(canManageLineUps(viewer)).toBe(may),
  )

  const crew: CrewFacts = { published: false, creator_id: ME, session: null }
  test('of the club are deleted by who made them, as long as they are a member', () => {
    expect(canDeleteCrew(athlete, crew)).toBe(true)
    expect(canDeleteCrew(athlete, { ...crew, creator_id: 8 })).toBe(false)
    expect(canDeleteCrew(invited, crew)).toBe(false)
  })
  test('that are unpublished are seen by a plain coach, not by athletes', () => {
    const draft = { ...crew, session }
    expect(canViewCrew(plainCoach, draft)).toBe(true)
    expect(canViewCrew(athlete, draft)).toBe(false)
  })
})

describe('the boathouse', () => {
  test.each([
    ['damage, by an athlete', athlete, 'damage', true],
    ['a note, by an athlete', athlete, 'note', true],
    ['a repair, by an athlete', athlete, 'repair', false],
    ['a repair, by the keeper', keeper, 'repair', true],
    ['damage, by somebody invited', invited, 'damage', false],
  ])('takes %s: %#', (_, viewer, kind, may) => expect(canLog(viewer, kind)).toBe(may))

  test('lets who wrote an entry change it for a day', () => {
    const now = Date.parse('2026-03-02T12:00:00Z')
    const log = { user_id: ME, created_at: '2026-03-02T11:00:00Z' }
    const old = { ...log, created_at: '2026-03-01T11:00:00Z' }
    expect(canChangeLog(athlete, log, now)).toBe(true)
    expect(canChangeLog(athlete, { ...log, user_id: 8 }, now)).toBe(false)
    expect(canChangeLog(athlete, old, now)).toBe(false)
    expect(canChangeLog(keeper, old, now)).toBe(true)
    expect(canChangeLog(invited, log, now)).toBe(false)
  })
  test('lets who runs a session book for it, and the keeper for any time', () => {
    expect(canBook(athlete, { own: editing })).toBe(true)
    expect(canBook(athlete, { own: taking })).toBe(false)
    expect(canBook(athlete, null)).toBe(false)
    expect(canBook(keeper, null)).toBe(true)
  })
  test.each([
    ['who booked', athlete, { booked_by: ME, edits_session: false }, true],
    ['who runs the session', athlete, { booked_by: 8, edits_session: true }, true],
    ['the keeper', keeper, { booked_by: 8, edits_session: false }, true],
    ['anybody else', athlete, { booked_by: 8, edits_session: false }, false],
    ['somebody invited', invited, { booked_by: ME, edits_session: true }, false],
  ])('lets a booking be ended by %s: %#', (_, viewer, booking, may) =>
    expect(canEndBooking(viewer, booking)).toBe(may),
  )
})

describe('recordings', () => {
  test.each([
    ['an athlete, for themselves', athlete, ME, true],
    ['an athlete, for others', athlete, 8, false],
    ['a plain coach, for others', plainCoach, 8, true],
    ['who edits all sessions, for others', planner, 8, true],
    ['somebody invited, for themselves', invited, ME, false],
  ])('are uploaded by %s: %#', (_, viewer, userId, may) =>
    expect(canUploadFor(viewer, userId)).toBe(may),
  )

  test.each([
    ['a plain coach', plainCoach, true],
    ['who manages members', viewerIn(ROLE.athlete, { permissions: ['manage-members'] }), true],
    ['an athlete', athlete, false],
    ['somebody invited', invited, false],
  ])('are all read again for %s: %#', (_, viewer, may) => expect(canReadAllAgain(viewer)).toBe(may))

  test('of courses: who drew one changes it, and the coaches', () => {
    expect(canChangeGate(athlete, { creator_id: ME })).toBe(true)
    expect(canChangeGate(athlete, { creator_id: 8 })).toBe(false)
    expect(canChangeGate(plainCoach, { creator_id: 8 })).toBe(true)
    expect(canChangeGate(invited, { creator_id: ME })).toBe(false)
  })
})

describe('people', () => {
  test('edit their own profile as members, and a manager that of others', () => {
    expect(canEditProfile(athlete, ME, true)).toBe(true)
    expect(canEditProfile(invited, ME, true)).toBe(false)
    expect(canEditProfile(manager, 8, true)).toBe(true)
    expect(canEditProfile(manager, 8, false)).toBe(false)
    expect(canEditProfile(coach, 8, true)).toBe(false)
  })
  test('choose who sees them, but nobody in their name', () => {
    expect(canSetPrivacy(athlete)).toBe(true)
    expect(canSetPrivacy({ ...athlete, impersonated: true })).toBe(false)
  })
  test('see figures of a squad with the right to see profiles', () => {
    expect(seesSquadFigures(coach)).toBe(true)
    expect(seesSquadFigures(athlete)).toBe(false)
  })
})

describe('seat races', () => {
  test.each([
    ['an athlete', athlete, session, { see: false, time: false }],
    ['a plain coach', plainCoach, session, { see: true, time: false }],
    ['who runs the session', athlete, { ...session, own: editing }, { see: true, time: true }],
    ['who keeps its scores', athlete, { ...session, own: scoring }, { see: true, time: true }],
    [
      'who keeps the scores of a draft',
      athlete,
      { ...session, own: scoring, published: false },
      { see: false, time: true },
    ],
  ])('of %s: %#', (_, viewer, facts, may) => {
    expect({ see: canSeeSeatRace(viewer, facts), time: canTimeSeatRace(viewer, facts) }).toEqual(
      may,
    )
  })
})

describe('planning', () => {
  test.each([
    ['a plain coach', plainCoach, true],
    ['who edits all sessions', planner, true],
    ['an athlete', athlete, false],
    ['somebody invited', invited, false],
  ])('for others is for %s: %#', (_, viewer, may) => expect(canPlanForOthers(viewer)).toBe(may))

  test('lets who made a template change it, and who edits all sessions', () => {
    expect(canChangeTemplate(athlete, { creator_id: ME })).toBe(true)
    expect(canChangeTemplate(athlete, { creator_id: 8 })).toBe(false)
    expect(canChangeTemplate(planner, { creator_id: 8 })).toBe(true)
    expect(canChangeTemplate(invited, { creator_id: ME })).toBe(false)
  })
  test('takes all scores from members only, and none for an event', () => {
    expect(canAddAllScores(invited, { ...session, own: scoring })).toBe(false)
    expect(canAddScores(athlete, { ...session, own: taking, sport_id: SPORT.ergo })).toBe(true)
    expect(
      canAddScores(athlete, { ...session, own: taking, sport_id: SPORT.ergo, is_event: true }),
    ).toBe(false)
  })
  test('takes one’s own scores of results for coaches alone from coaches', () => {
    const kept = { ...session, own: taking, sport_id: SPORT.ergo, restricted_results: true }
    expect(canAddScores(plainCoach, kept)).toBe(true)
    expect(canAddScores(athlete, kept)).toBe(false)
  })
  test.each([
    ['one’s own', athlete, { user_id: ME, restricted: true }, true],
    ['that of others', athlete, { user_id: 8, restricted: false }, true],
    ['that of others with kept results', athlete, { user_id: 8, restricted: true }, false],
    ['that of others with kept results, by a coach', coach, { user_id: 8, restricted: true }, true],
  ])('opens a recording: %s', (_, viewer, recording, may) =>
    expect(canOpenRecording(viewer, recording)).toBe(may),
  )
})
