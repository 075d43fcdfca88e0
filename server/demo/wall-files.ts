import { Buffer } from 'node:buffer'

const WIDTH = 1200
const HEIGHT = 750

/** A lake at sunrise with a sculler, drawn in colours of the morning, as a photograph is kept. */
export async function drawnMorning(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const horizon = HEIGHT * 0.55
  const waves = Array.from({ length: 22 }, (_, index) => {
    const y = horizon + 18 + index * index * 0.62
    const x = 80 + ((index * 313) % 760)
    return `<rect x="${x}" y="${y}" width="${120 + index * 14}" height="2" rx="1" fill="#fff"
      opacity="0.25"/>`
  }).join('')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#3d5a80"/>
        <stop offset="0.7" stop-color="#ee9b73"/><stop offset="1" stop-color="#ffd9a0"/>
      </linearGradient>
      <linearGradient id="water" x2="0" y2="1"><stop offset="0" stop-color="#f2b184"/>
        <stop offset="1" stop-color="#274060"/></linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${horizon}" fill="url(#sky)"/>
    <circle cx="780" cy="${horizon - 20}" r="46" fill="#fff3d6"/>
    <path d="M0 ${horizon} L0 350 L180 310 L360 365 L560 330 L760 380 L980 325 L1200 372
      L1200 ${horizon} Z" fill="#2b3a55" opacity="0.85"/>
    <rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="url(#water)"/>
    ${waves}
    <g fill="#1b2436"><rect x="430" y="500" width="150" height="5" rx="2.5"/>
      <path d="M492 500 l8 -26 h8 l8 26 z"/><circle cx="505" cy="468" r="7"/>
      <rect x="420" y="492" width="86" height="2.5" transform="rotate(-7 463 493)"/>
      <rect x="506" y="486" width="86" height="2.5" transform="rotate(7 549 487)"/></g>
  </svg>`
  return sharp(Buffer.from(picture)).webp({ quality: 85 }).toBuffer()
}

/** A PDF of one page, with the places of its objects as its table of contents wants them. */
export function drawnPlan(): Buffer {
  const lines = ['Autumn camp', 'Monday to Friday, two sessions a day', 'Bring warm clothes']
  const text = lines
    .map(
      (line, index) =>
        `BT /F1 ${index === 0 ? 24 : 14} Tf 72 ${740 - index * 36} Td (${line}) Tj ET`,
    )
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources ' +
      '<< /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = body.length
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body + table + end, 'latin1')
}
