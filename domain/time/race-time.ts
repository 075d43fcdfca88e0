/**
 * Reads the time of a race in seconds: "6:32.4", "06:32,45", "1:02:03", "392.4"; null for anything
 * else.
 */
export function readRaceTime(text: string): number | null {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  if (!parts) return null
  const [, hours = '0', minutes, seconds = '0', decimals = ''] = parts
  if (minutes !== undefined && (Number(seconds) >= 60 || seconds.length !== 2)) return null
  if (parts[1] !== undefined && Number(minutes) >= 60) return null
  const whole = Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
  const time = whole + Number(`0.${decimals || 0}`)
  return time > 0 && time <= 86_400 ? Math.round(time * 1000) / 1000 : null
}

/** The same as it is written: minutes and seconds, hundredths where there are some. */
export function raceTimeText(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100]
  const decimals = rest % 10 === 0 ? String(rest / 10) : String(rest).padStart(2, '0')
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const clock = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  return `${clock}:${two(whole % 60)}.${decimals}`
}

/**
 * Reads when a race starts on the club's clock: "10:35", "1035", "7.6. 10:35", "2026-06-07 10:35".
 * Without a day it is that of the row before.
 */
export function readStart(text: string, before: string): { day: string; time: string } | null {
  const parts =
    /^(?:(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})[./](\d{1,2})[./]?(\d{4})?)[\sT,]+)?(\d{1,2})[:.h]?(\d\d)$/.exec(
      text.trim(),
    )
  if (!parts) return null
  const [, isoYear, isoMonth, isoDay, shortDay, shortMonth, year, hour = '', minute = ''] = parts
  if (Number(hour) > 23 || Number(minute) > 59) return null
  const two = (value: string) => value.padStart(2, '0')
  const time = `${two(hour)}:${minute}`
  if (isoYear) return { day: `${isoYear}-${isoMonth}-${isoDay}`, time }
  if (shortDay && shortMonth)
    return { day: `${year ?? before.slice(0, 4)}-${two(shortMonth)}-${two(shortDay)}`, time }
  return { day: before, time }
}
