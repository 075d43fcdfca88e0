import { expectTypeOf, test } from 'vitest'
import type { Weather } from '#domain/rules/weather.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import type { Programme } from '#domain/training/programmes.ts'
import type * as plan from './plan.ts'
import type { Static } from './schema.ts'

// Compared when types are checked: a field in only one of the two does not compile.
test('what crosses the wire of a plan is what the domain knows of it', () => {
  expectTypeOf<Static<typeof plan.Structure>>().branded.toEqualTypeOf<PlanStructure>()
  expectTypeOf<Static<typeof plan.StrengthStructure>>().branded.toEqualTypeOf<Programme>()
  expectTypeOf<Static<typeof plan.Weather>>().branded.toEqualTypeOf<Weather>()
  expectTypeOf<Static<typeof plan.Repeat>>().branded.toEqualTypeOf<RepeatRule>()
})
