import type { EquipmentRow } from '#contract/boats/equipment-sheets.ts'
import { anyOf } from '#domain/sheets/headings.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'

type Field = Exclude<keyof EquipmentRow, 'line'>

/**
 * Headings of the export in four languages and what people write instead, without case, blanks and
 * marks.
 */
const HEADINGS: Record<Field, RegExp> = {
  category: /^(category|kategorie|catégorie|categorie|kind|art|类别)$/,
  name: /^(name|nom|boat|boot|bateau|名称)$/,
  boat_type: /^(boatclass|class|bootsklasse|klasse|typedebateau|type|艇种|艇型)$/,
  manufacturer: /^(manufacturer|maker|werfthersteller|hersteller|werft|fabricant|厂家)$/,
  model: /^(model|modell|modèle|modele|型号)$/,
  year: /^(year|baujahr|jahr|année|annee|年份)$/,
  serial: /^(serial|number|no|nummer|numéro|numero|编号)$/,
  crew_weight_min: anyOf(
    '(mincrewweight|crewweightfrom)(kg)?',
    'mannschaftsgewichtab(kg)?',
    "poids(d’|d')?équipagedès(kg)?",
    '适用体重下限(（kg）)?',
  ),
  crew_weight_max: anyOf(
    '(maxcrewweight|crewweightto)(kg)?',
    'mannschaftsgewichtbis(kg)?',
    "poids(d’|d')?équipagejusqu(’|')à(kg)?",
    '适用体重上限(（kg）)?',
  ),
  location: /^(place|location|lagerplatz|ort|emplacement|存放位置|位置)$/,
}
const FIELDS = Object.keys(HEADINGS) as Field[]
const MOST_ROWS = 1000
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s._:*()/-]+/g, '')

/** The rows of a table as the call takes them; null when it has no column for category and name. */
export function rowsOf({ columns, rows }: Sheet): EquipmentRow[] | null {
  const places = new Map(
    FIELDS.map((field) => [
      field,
      columns.findIndex((column) => HEADINGS[field].test(plain(column))),
    ]),
  )
  if ((places.get('category') ?? -1) < 0 || (places.get('name') ?? -1) < 0) return null
  return rows.slice(0, MOST_ROWS).map(({ line, cells }) => {
    const texts = FIELDS.map((field) => [field, cells[places.get(field) ?? -1] ?? ''] as const)
    return { line, ...Object.fromEntries(texts) } as EquipmentRow
  })
}
