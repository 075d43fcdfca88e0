import { KILOGRAMS_IN, METRES_IN, type UnitSystem } from '#domain/constants/units.ts'
import { weightIn } from '#domain/training/weights.ts'
import { whenKnown, withUnit, type Maybe } from './no-data.ts'

/** What a metric amount is in the reader's unit. */
const MEASURES = {
  metric: {
    longDistance: { unit: 'km', from: (metres: number) => metres / 1000 },
    weight: { unit: 'kg', from: (kilograms: number) => kilograms },
    temperature: { unit: '°C', from: (celsius: number) => celsius },
  },
  imperial: {
    longDistance: { unit: 'mi', from: (metres: number) => metres / METRES_IN.mile },
    weight: { unit: 'lb', from: (kilograms: number) => kilograms / KILOGRAMS_IN.pound },
    temperature: { unit: '°F', from: (celsius: number) => celsius * 1.8 + 32 },
  },
} as const satisfies Record<UnitSystem, unknown>

type Write = (value: number, decimals: number) => string

/** Amounts that people read in units of their own. */
export function measureWriters(write: Write, system: UnitSystem) {
  const { longDistance, weight, temperature } = MEASURES[system]
  return {
    /** Metres in; "2,000 m" below 10 km, "12.4 km" or "7.7 mi" from there. */
    distance: (metres: Maybe<number>) =>
      whenKnown(metres, (known) =>
        Math.round(Math.abs(known)) < 10_000
          ? withUnit(write(known, 0), 'm')
          : withUnit(write(longDistance.from(known), 1), longDistance.unit),
      ),
    /**
     * Metres in; "12.4" kilometres or miles, for cells and tiles that name `units.longDistance`
     * elsewhere.
     */
    longDistance: (metres: Maybe<number>, decimals = 1) =>
      whenKnown(metres, (known) => write(longDistance.from(known), decimals)),
    /** Kilograms in; "72.5 kg", "159.8 lb". */
    weight: (kilograms: Maybe<number>, decimals = 1) =>
      withUnit(
        whenKnown(kilograms, (known) => write(weight.from(known), decimals)),
        weight.unit,
      ),
    /** Kilograms in; "72", "72.5" or "160": what one lifts is whole mostly. */
    weightNumber: (kilograms: Maybe<number>) =>
      whenKnown(kilograms, (known) => {
        const shown = weightIn(system, known)
        return write(shown, shown % 1 === 0 ? 0 : 1)
      }),
    /** Degrees Celsius in; "36.6 °C", "97.9 °F". */
    temperature: (celsius: Maybe<number>, decimals = 1) =>
      withUnit(
        whenKnown(celsius, (known) => write(temperature.from(known), decimals)),
        temperature.unit,
      ),
    units: { longDistance: longDistance.unit, weight: weight.unit, temperature: temperature.unit },
  }
}
