import type { CategoryKind, ItemStatus } from '#contract/boats/equipment.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { EquipmentRowFault } from '#domain/rules/equipment-row.ts'

type Column =
  | 'category'
  | 'name'
  | 'boat'
  | 'manufacturer'
  | 'model'
  | 'year'
  | 'weightMin'
  | 'weightMax'
  | 'location'
  | 'status'
  | 'distance'
  | 'time'
  | 'lastUsed'
  | 'damages'
type Words = {
  sheet: string
  kinds: Record<CategoryKind, string>
  states: Record<ItemStatus, string>
  columns: Record<Column, string>
  faults: Record<EquipmentRowFault, string>
  rowsRefused: (count: number) => string
}

const en: Words = {
  sheet: 'Equipment',
  kinds: {
    boat: 'Boats',
    oars: 'Oars',
    ergo: 'Ergos',
    trailer: 'Trailers',
    launch: 'Launches',
    other: 'Other',
  },
  states: { available: 'available', damaged: 'damaged', repair: 'in repair', retired: 'retired' },
  columns: {
    category: 'Category',
    name: 'Name',
    boat: 'Boat class',
    manufacturer: 'Manufacturer',
    model: 'Model',
    year: 'Year',
    weightMin: 'Min. crew weight (kg)',
    weightMax: 'Max. crew weight (kg)',
    location: 'Location',
    status: 'Status',
    distance: 'Distance (km)',
    time: 'Time (h)',
    lastUsed: 'Last used',
    damages: 'Open damage reports',
  },
  faults: {
    missing: 'Required',
    too_long: 'Too long. Shorten it.',
    no_choice: 'This value is not recognised.',
    no_year: 'Enter a year between 1900 and 2100.',
    no_weight: 'Enter a weight between 20 and 200 kg.',
    min_above_max: 'Must not be below the minimum crew weight.',
    not_plain: 'Leave out links, line breaks and invisible signs.',
  },
  rowsRefused: (count) =>
    count === 1
      ? 'One row could not be added. Fix it and try again.'
      : `${count} rows could not be added. Fix them and try again.`,
}
const de: Words = {
  sheet: 'Material',
  kinds: {
    boat: 'Boote',
    oars: 'Ruder',
    ergo: 'Ergometer',
    trailer: 'Anhänger',
    launch: 'Motorboote',
    other: 'Sonstiges',
  },
  states: {
    available: 'einsatzbereit',
    damaged: 'beschädigt',
    repair: 'in Reparatur',
    retired: 'ausgemustert',
  },
  columns: {
    category: 'Kategorie',
    name: 'Name',
    boat: 'Bootsklasse',
    manufacturer: 'Werft / Hersteller',
    model: 'Modell',
    year: 'Baujahr',
    weightMin: 'Mannschaftsgewicht ab (kg)',
    weightMax: 'Mannschaftsgewicht bis (kg)',
    location: 'Lagerplatz',
    status: 'Zustand',
    distance: 'Distanz (km)',
    time: 'Zeit (h)',
    lastUsed: 'Zuletzt benutzt',
    damages: 'Offene Schäden',
  },
  faults: {
    missing: 'Das fehlt.',
    not_plain: 'Lass Links, Zeilenumbrüche und unsichtbare Zeichen weg.',
    too_long: 'Das ist zu lang.',
    no_choice: 'Dieser Wert ist unbekannt.',
    no_year: 'Das ist kein Jahr zwischen 1900 und 2100.',
    no_weight: 'Das ist kein Gewicht zwischen 20 und 200 kg.',
    min_above_max: 'Das liegt unter dem Gewicht, ab dem das Boot passt.',
  },
  rowsRefused: (count) =>
    count === 1
      ? 'Eine Zeile konnte nicht übernommen werden. Korrigiere sie und versuche es erneut.'
      : `${count} Zeilen konnten nicht übernommen werden. Korrigiere sie und versuche es erneut.`,
}
const fr: Words = {
  sheet: 'Matériel',
  kinds: {
    boat: 'Bateaux',
    oars: 'Avirons',
    ergo: 'Ergomètres',
    trailer: 'Remorques',
    launch: 'Bateaux à moteur',
    other: 'Divers',
  },
  states: {
    available: 'disponible',
    damaged: 'endommagé',
    repair: 'en réparation',
    retired: 'réformé',
  },
  columns: {
    category: 'Catégorie',
    name: 'Nom',
    boat: 'Type de bateau',
    manufacturer: 'Fabricant',
    model: 'Modèle',
    year: 'Année',
    weightMin: 'Poids d’équipage dès (kg)',
    weightMax: 'Poids d’équipage jusqu’à (kg)',
    location: 'Emplacement',
    status: 'État',
    distance: 'Distance (km)',
    time: 'Durée (h)',
    lastUsed: 'Dernière utilisation',
    damages: 'Avaries ouvertes',
  },
  faults: {
    missing: 'Indiquez cette donnée.',
    not_plain: 'Supprimez les liens, les retours à la ligne et les caractères invisibles.',
    too_long: 'C’est trop long.',
    no_choice: 'Cette valeur est inconnue.',
    no_year: 'Ce n’est pas une année entre 1900 et 2100.',
    no_weight: 'Ce n’est pas un poids entre 20 et 200 kg.',
    min_above_max: 'C’est moins que le poids minimal du bateau.',
  },
  rowsRefused: (count) =>
    count === 1
      ? 'Une ligne n’a pas pu être reprise. Corrigez-la et envoyez-la de nouveau.'
      : `${count} lignes n’ont pas pu être reprises. Corrigez-les et envoyez-les de nouveau.`,
}
const zh: Words = {
  sheet: '器材',
  kinds: {
    boat: '船艇',
    oars: '桨',
    ergo: '测功仪',
    trailer: '拖车',
    launch: '教练艇',
    other: '其他',
  },
  states: { available: '可用', damaged: '损坏', repair: '维修中', retired: '已停用' },
  columns: {
    category: '类别',
    name: '名称',
    boat: '艇种',
    manufacturer: '厂家',
    model: '型号',
    year: '年份',
    weightMin: '适用体重下限（kg）',
    weightMax: '适用体重上限（kg）',
    location: '存放位置',
    status: '状态',
    distance: '里程（km）',
    time: '时长（h）',
    lastUsed: '最近使用',
    damages: '未修复损坏',
  },
  faults: {
    missing: '此项必填。',
    not_plain: '请去掉链接、换行和不可见字符。',
    too_long: '内容过长。',
    no_choice: '无法识别，请填写列表中的选项。',
    no_year: '年份须在 1900 至 2100 之间。',
    no_weight: '体重须在 20 至 200 kg 之间。',
    min_above_max: '上限不能低于适用体重下限。',
  },
  rowsRefused: (count) => `${count} 行未能导入，请修改后重新提交。`,
}

/** The words of spreadsheets about equipment. */
export const equipmentText = (language: Language): Words => ({ en, de, fr, 'zh-cn': zh })[language]
