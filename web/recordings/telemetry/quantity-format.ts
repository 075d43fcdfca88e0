import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import type { Quantity } from './stroke-table.ts'

const DECIMALS: Record<Quantity, number> = {
  rate: 1,
  speed: 2,
  power: 0,
  work: 0,
  quarter1: 1,
  quarter2: 1,
  quarter3: 1,
  quarter4: 1,
  catch: 1,
  finish: 1,
  length: 1,
  effective: 1,
  slip: 1,
  wash: 1,
  force: 0,
  position: 1,
  ratio: 2,
  driveLength: 2,
}

const UNITS: Record<Exclude<Quantity, 'rate' | 'power' | 'position'>, string> = {
  speed: 'm/s',
  work: 'J',
  quarter1: '%',
  quarter2: '%',
  quarter3: '%',
  quarter4: '%',
  catch: '°',
  finish: '°',
  length: '°',
  effective: '°',
  slip: '°',
  wash: '°',
  force: 'N',
  ratio: '',
  driveLength: 'm',
}

/** Name, unit and writing of every quantity in the reader's language. */
export function useQuantities() {
  const { t } = useTranslation('telemetry')
  const format = useFormat()
  return useMemo(() => {
    const { strokeRate, power } = format.units
    const units: Record<Quantity, string> = {
      ...UNITS,
      rate: strokeRate,
      power,
      position: t('units.position'),
    }
    const name = (quantity: Quantity) => t(`quantities.${quantity}`)
    return {
      name,
      unit: (quantity: Quantity) => units[quantity],
      head: (quantity: Quantity) => [name(quantity), units[quantity]].filter(Boolean).join(' · '),
      write: (quantity: Quantity, value: number | null | undefined) =>
        format.number(
          value === undefined || Number.isNaN(value) ? null : value,
          DECIMALS[quantity],
        ),
      decimals: (quantity: Quantity) => DECIMALS[quantity],
    }
  }, [t, format])
}
export type Quantities = ReturnType<typeof useQuantities>
