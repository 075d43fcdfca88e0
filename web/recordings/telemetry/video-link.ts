/**
 * Returns the address of a video from a given second on: by a parameter if the site has one,
 * otherwise as a media fragment. It is null before the video begins.
 */
export function videoAt(address: string, second: number): string | null {
  if (second < 0 || !URL.canParse(address)) return null
  const url = new URL(address)
  const whole = Math.floor(second)
  if (/(^|\.)(youtube\.com|youtu\.be|twitch\.tv)$/.test(url.hostname))
    url.searchParams.set('t', `${whole}s`)
  else if (/(^|\.)dailymotion\.com$/.test(url.hostname))
    url.searchParams.set('start', String(whole))
  else url.hash = `t=${whole}${/(^|\.)vimeo\.com$/.test(url.hostname) ? 's' : ''}`
  return url.href
}
