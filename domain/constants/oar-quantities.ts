/** Measured over the drive, many values a stroke. */
export const CURVES = [
  'force_curve',
  'acceleration_curve',
  'gate_velocity_curve',
  'seat_curve',
] as const

/** What makes a recording one of the oar: force, angle, or a curve over the drive. */
export const OF_OAR = [
  'catch_angle',
  'finish_angle',
  'slip',
  'wash',
  'peak_force',
  'avg_force',
  'force_position',
  'peak_force_position',
  ...CURVES,
] as const

/** These quantities belong to the boat, no matter who recorded them. */
export const OF_BOAT = ['t', 'stroke', 'distance', 'speed', 'stroke_rate'] as const

/**
 * Quantities of a rower; without a seat they are those of a boat with sensors, such as its mean
 * power.
 */
export const OF_ROWER = [
  'power',
  'work',
  'work_q1',
  'work_q2',
  'work_q3',
  'work_q4',
  'catch_angle',
  'finish_angle',
  'slip',
  'wash',
  'peak_force',
  'avg_force',
  'peak_force_angle',
  'force_position',
  'peak_force_position',
  'stroke_length',
  'drive_time',
  'recovery_time',
] as const
