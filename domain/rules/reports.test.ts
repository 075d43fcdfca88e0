import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '../constants/permissions.ts'
import { ROLE } from '../constants/roles.ts'
import { viewerIn } from '../../test/support/viewers.ts'
import { canSeeAllAthletes, reportScope, type ReportKey } from './reports.ts'

const athlete = viewerIn(ROLE.athlete)
const coach = viewerIn(ROLE.coach)
const manager = viewerIn(ROLE.manager)
const invited = viewerIn(ROLE.athlete, { member: false })

describe('reports', () => {
  test.each([
    ['athlete', athlete, 'training-summary', 'self'],
    ['coach', coach, 'training-summary', 'club'],
    ['limited coach', viewerIn(ROLE.coach, { permissions: [] }), 'training-summary', 'own-squads'],
    ['coach, federation test', coach, 'step-test', 'own-squads'],
    ['manager, federation test', manager, '2k-test', 'club'],
    ['invited', invited, 'gmt', null],
  ] as const)('%s: %s', (_name, viewer, report, scope) => {
    expect(reportScope(viewer, report)).toBe(scope)
    expect(canSeeAllAthletes(viewer, report)).toBe(scope === 'club')
  })

  const permitted = (permissions: readonly Permission[]) => viewerIn(ROLE.athlete, { permissions })
  test.each<[Permission, readonly ReportKey[]]>([
    [
      'view-all-members-on-report',
      [
        'ergo-progress',
        'water-progress',
        'gmt',
        'rpe',
        'attendance',
        'training-summary',
        'morning-monitoring',
      ],
    ],
    ['drv-view-all-members-on-report', ['step-test', 'vo2-test', '2k-test', '6k-test', '5k-test']],
  ])('%s opens everybody on %j', (permission, reports) => {
    for (const report of reports) {
      expect(reportScope(permitted([permission]), report)).toBe('club')
      const others = PERMISSIONS.filter((other) => other !== permission)
      expect(reportScope(permitted(others), report)).toBe('self')
    }
  })
})
