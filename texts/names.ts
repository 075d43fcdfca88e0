import type { AgeKey, CrewGroupKey, GenderKey, WeightKey } from '#domain/constants/crew-options.ts'
import type { ExerciseKey } from '#domain/constants/exercises.ts'
import type { FocusKey } from '#domain/constants/focuses.ts'
import type { HrZoneKey, SpeedIntensityKey } from '#domain/constants/intensities.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import type { RoleKey } from '#domain/constants/roles.ts'
import type { SessionType } from '#domain/constants/session-types.ts'
import type { SportKey } from '#domain/constants/sports.ts'
import type { HealthReason, MemberStatusKey } from '#domain/constants/statuses.ts'
import type { TelemetryStandardKey } from '#domain/constants/telemetry-standards.ts'
import type { UnitKey } from '#domain/constants/units.ts'

type Kebab<K extends string> = K extends `${infer Head}_${infer Tail}`
  ? `${Head}-${Kebab<Tail>}`
  : K

type Keys = {
  sport: SportKey
  intensity: SpeedIntensityKey
  'hr-zone': HrZoneKey
  unit: UnitKey
  'unit-symbol': UnitKey
  'member-status': Kebab<MemberStatusKey>
  role: Kebab<RoleKey>
  permission: Permission
  'health-reason': HealthReason
  age: AgeKey
  gender: GenderKey
  weight: WeightKey
  'crew-group': CrewGroupKey
  'session-type': Kebab<SessionType>
  focus: FocusKey
  'telemetry-standard': TelemetryStandardKey
  exercise: ExerciseKey
}

export type NameKind = keyof Keys
export type Names = { readonly [K in NameKind]: Readonly<Record<Keys[K], string>> }
