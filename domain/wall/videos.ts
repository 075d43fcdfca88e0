export type Video = {
  url: string
  host: string
  /** A page that plays it alone; null for hosts of which none is known. */
  embed: string | null
}

const MOST_LETTERS = 500

/** A video by its address on the web; null for anything but a plain https address. */
export function videoOf(address: string): Video | null {
  if (address.length > MOST_LETTERS || !URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  if (url.protocol !== 'https:' || !isPlain || !url.hostname.includes('.')) return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  return { url: url.href, host, embed: embedOf(url, host) }
}

function embedOf(url: URL, host: string): string | null {
  const [first = '', second = ''] = url.pathname.split('/').slice(1)
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com') {
    const isPath = first === 'shorts' || first === 'live' || first === 'embed'
    return youtube(isPath ? second : (url.searchParams.get('v') ?? ''))
  }
  if (host === 'vimeo.com' && /^\d{1,15}$/.test(first))
    return `https://player.vimeo.com/video/${first}?dnt=1`
  return null
}

const youtube = (id: string) =>
  /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
