import type { Fix } from '#domain/live/odometer.ts'
import type { Motion } from '#domain/live/stroke-motion.ts'
import { loadChunk } from '../../../shell/chunks.ts'
import { bluetooth } from './bluetooth.ts'
import type { connectDevice } from './connect-device.ts'

export type PositionTrouble = 'denied' | 'missing' | 'silent'
type Stop = () => void

/** What a phone feels; each is watched until its stop is called. */
export type Sensors = {
  watchPosition(onFix: (fix: Fix) => void, onTrouble: (what: PositionTrouble) => void): Stop
  /** Some devices ask the person first, and only where they have just pressed something. */
  askForMotion(): Promise<'granted' | 'denied' | 'missing'>
  watchMotion(onMotion: (motion: Motion) => void): Stop
  watchBattery(onLevel: (percent: number) => void): Stop
  /** Whether machines and belts can be connected. */
  hasBluetooth(): boolean
  connect: typeof connectDevice
}

/** Those of this browser, by a clock. */
export const browserSensors = (now: () => number): Sensors => ({
  watchPosition: (onFix, onTrouble) => watchPosition(now, onFix, onTrouble),
  askForMotion,
  watchMotion: (onMotion) => watchMotion(now, onMotion),
  watchBattery,
  hasBluetooth: () => bluetooth() !== null,
  // Boats on the water do without it.
  connect: async (...parts) =>
    (await loadChunk(import('./connect-device.ts'))).connectDevice(...parts),
})

const POSITION = { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 }

function watchPosition(
  now: () => number,
  onFix: (fix: Fix) => void,
  onTrouble: (what: PositionTrouble) => void,
): Stop {
  if (!('geolocation' in navigator)) {
    onTrouble('missing')
    return () => undefined
  }
  const id = navigator.geolocation.watchPosition(
    ({ coords: { latitude: lat, longitude: lon, accuracy, speed } }) =>
      // Its own time of a position is not that of this clock on every device.
      onFix({ at: now(), lat, lon, accuracy, speed }),
    ({ code }) =>
      onTrouble(code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'silent'),
    POSITION,
  )
  return () => navigator.geolocation.clearWatch(id)
}

type Asks = { requestPermission(): Promise<'granted' | 'denied'> }
const asks = (events: object): events is Asks => 'requestPermission' in events

async function askForMotion(): Promise<'granted' | 'denied' | 'missing'> {
  if (!('DeviceMotionEvent' in window)) return 'missing'
  if (!asks(DeviceMotionEvent)) return 'granted'
  // Without a tap before it, this is refused at once.
  return DeviceMotionEvent.requestPermission().catch(() => 'denied' as const)
}

function watchMotion(now: () => number, onMotion: (motion: Motion) => void): Stop {
  const listen = ({ accelerationIncludingGravity: felt }: DeviceMotionEvent) => {
    if (!felt || felt.x === null || felt.y === null || felt.z === null) return
    onMotion({ at: now(), x: felt.x, y: felt.y, z: felt.z })
  }
  window.addEventListener('devicemotion', listen)
  return () => window.removeEventListener('devicemotion', listen)
}

type Battery = EventTarget & { readonly level: number }
const hasBattery = (from: object): from is { getBattery(): Promise<Battery> } =>
  'getBattery' in from

function watchBattery(onLevel: (percent: number) => void): Stop {
  let stop: Stop = () => undefined
  if (!hasBattery(navigator)) return stop
  let isOver = false
  navigator.getBattery().then(
    (battery) => {
      const say = () => onLevel(Math.round(battery.level * 100))
      if (isOver) return
      say()
      battery.addEventListener('levelchange', say)
      stop = () => battery.removeEventListener('levelchange', say)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    stop()
  }
}
