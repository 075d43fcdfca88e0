import type { BaseChannel } from '../channels.ts'
import { NEWTONS_PER_KILOGRAM } from './units.ts'

/** Channels of Peach by its words, for samples, strokes and positions. */
export const SAMPLE_CHANNELS: Readonly<Record<string, BaseChannel>> = {
  speed: 'speed',
  distance: 'distance',
  accel: 'acceleration',
  rollangle: 'roll',
  pitchangle: 'pitch',
  yawangle: 'yaw',
  gateangle: 'gate_angle',
  gateforcex: 'gate_force_x',
  gateforcey: 'gate_force_y',
  gateanglevel: 'gate_velocity',
  heartrate: 'heart_rate',
}
export const STROKE_CHANNELS: Readonly<Record<string, BaseChannel>> = {
  strokenumber: 'stroke',
  rating: 'cadence',
  avgboatspeed: 'speed',
  diststroke: 'stroke_distance',
  averagepower: 'power',
  rowerswivelpower: 'power',
  swivelpower: 'power',
  minangle: 'catch_angle',
  maxangle: 'finish_angle',
  catchslip: 'slip',
  finishslip: 'wash',
  drivetime: 'drive_time',
  recoverytime: 'recovery_time',
  anglemaxf: 'peak_force_angle',
  maxforcepc: 'force_position',
  workpcq1: 'work_q1',
  workpcq2: 'work_q2',
  workpcq3: 'work_q3',
  workpcq4: 'work_q4',
  heartrate: 'heart_rate',
}
export const POSITION_CHANNELS: Readonly<Record<string, BaseChannel>> = {
  latitude: 'lat',
  longitude: 'lon',
  gpsspeed: 'speed',
}

export const FACTORS: Partial<Record<BaseChannel, number>> = {
  gate_force_x: NEWTONS_PER_KILOGRAM,
  gate_force_y: NEWTONS_PER_KILOGRAM,
}
