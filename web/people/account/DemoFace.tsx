import type { ReactElement } from 'react'
import type { DemoRole } from '#domain/constants/demo-roles.ts'

type Face = { shirt: string; skin: string; hair: string; behind?: string; above: string }

/** Hair is drawn behind the head and above it, on a field of 72 by 72. */
const LONG = 'M19 30c0-14 8-20 17-20s17 6 17 20v20H19z'
const PARTED = 'M21 31c1-11 8-15 15-15s14 4 15 15c-7-1-12-4-15-9-3 5-8 8-15 9z'
const FACES: Record<DemoRole, Face> = {
  coach: {
    shirt: '#076a73',
    skin: '#f0c8a4',
    hair: '#5a4632',
    above: 'M20 29c0-11 7-16 16-16s16 5 16 16H18v-2z',
  },
  athlete: { shirt: '#1f8d97', skin: '#f2d0b5', hair: '#8a5a2b', behind: LONG, above: PARTED },
  guardian: { shirt: '#5b3db5', skin: '#e8bd98', hair: '#2c2622', behind: LONG, above: PARTED },
  manager: {
    shirt: '#8a4b12',
    skin: '#ecc7a6',
    hair: '#9aa3a7',
    above: 'M21 29c0-10 7-16 15-16s15 6 15 16c-4-3-9-5-15-5s-11 2-15 5z',
  },
}

/** A drawn face: nobody real. */
export function DemoFace({ role }: { role: DemoRole }): ReactElement {
  const { shirt, skin, hair, behind, above } = FACES[role]
  const clip = `face-${role}`
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden>
      <clipPath id={clip}>
        <circle cx="36" cy="36" r="36" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="72" height="72" fill="#e7f6f7" />
        <path d="M8 78c0-19 12-25 28-25s28 6 28 25z" fill={shirt} />
        {behind && <path d={behind} fill={hair} />}
        <rect x="30" y="42" width="12" height="14" rx="5" fill={skin} />
        <circle cx="36" cy="32" r="14.5" fill={skin} />
        <path d={above} fill={hair} />
        <circle cx="31" cy="34" r="1.6" fill="#1b2429" />
        <circle cx="41" cy="34" r="1.6" fill="#1b2429" />
        <path
          d="M31 40q5 4 10 0"
          fill="none"
          stroke="#1b2429"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}
