import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ConnectCode } from '#contract/live/live.ts'
import classes from './codes.module.css'
import { imageOf } from '../../../ui/image-of.ts'
import { layoutFor } from './sheet-columns.ts'

type CodeSheetProps = {
  codes: readonly Pick<ConnectCode, 'id' | 'name' | 'qr_code'>[]
  title: string
  subtitle: string
}
type Variables = CSSProperties & Record<'--columns' | '--size', string | number>

/** The same on paper: one sheet for the dock, to be cut along its lines. */
export function CodeSheet({ codes, title, subtitle }: CodeSheetProps) {
  const { t } = useTranslation('recorder')
  const { columns, size } = layoutFor(codes.length)
  const layout: Variables = { '--columns': columns, '--size': `${size}mm` }
  return createPortal(
    <div className={classes.sheet} style={layout}>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      <div className={classes.cells}>
        {codes.map(({ id, name, qr_code }) => (
          <div key={id} className={classes.cell}>
            <img src={imageOf(qr_code)} alt="" />
            <strong>{name}</strong>
            <span>{t('codes.scan')}</span>
          </div>
        ))}
      </div>
    </div>,
    document.body,
  )
}
