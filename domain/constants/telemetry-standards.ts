/**
 * Typical targets a rower's averages are coloured against. Degrees (0 is square off the boat, the
 * catch negative); force position in % of the drive.
 */
export type TelemetryStandard = {
  id: number
  key: string
  catch: number
  finish: number
  total: number
  /** Upper limit. */
  slip: number
  /** Upper limit. */
  wash: number
  force_position: number
}

export const TELEMETRY_STANDARDS = [
  {
    id: 1,
    key: 'men-scull-open',
    catch: -66,
    finish: 44,
    total: 110,
    slip: 5,
    wash: 10,
    force_position: 35,
  },
  {
    id: 2,
    key: 'men-scull-light',
    catch: -64,
    finish: 43,
    total: 107,
    slip: 5,
    wash: 10,
    force_position: 35,
  },
  {
    id: 3,
    key: 'women-scull-open',
    catch: -62,
    finish: 44,
    total: 106,
    slip: 5,
    wash: 10,
    force_position: 35,
  },
  {
    id: 4,
    key: 'women-scull-light',
    catch: -60,
    finish: 43,
    total: 103,
    slip: 5,
    wash: 10,
    force_position: 35,
  },
  {
    id: 5,
    key: 'men-sweep-open',
    catch: -57,
    finish: 34,
    total: 91,
    slip: 5,
    wash: 10,
    force_position: 35,
  },
  {
    id: 6,
    key: 'men-sweep-light',
    catch: -55,
    finish: 33,
    total: 88,
    slip: 5,
    wash: 10,
    force_position: 35,
  },
  {
    id: 7,
    key: 'women-sweep-open',
    catch: -54,
    finish: 34,
    total: 88,
    slip: 5,
    wash: 10,
    force_position: 35,
  },
  {
    id: 8,
    key: 'junior-club',
    catch: -52,
    finish: 32,
    total: 84,
    slip: 8,
    wash: 14,
    force_position: 38,
  },
] as const satisfies readonly TelemetryStandard[]
export type TelemetryStandardKey = (typeof TELEMETRY_STANDARDS)[number]['key']

/** Green within the tolerance, amber within twice of it, red beyond. */
export const TELEMETRY_TOLERANCES = {
  catch: 3,
  finish: 3,
  total: 3,
  slip: 3,
  wash: 3,
  force_position: 5,
} as const
