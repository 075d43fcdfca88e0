import type * as en from '../../../en/screens/session-form/place.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const place = {
  venue: terms.venue,
  choose: '最近使用的排在前面',
  new: '新建场地…',
  name: '场地名称',
  address: terms.address,
  pinHint: '点击地图设置标记，或直接输入经纬度。',
  map: '场地地图',
  latitude: measures.latitude,
  longitude: measures.longitude,
  clear: '移除标记',
  example: '艇库台阶旁',
} as const satisfies Translation<typeof en.place>

export const weather = {
  air_temperature: '气温',
  water_temperature: '水温',
  wind_speed: '风速',
  wind_direction: '风向',
  stream_speed: '流速',
  stream_direction: '流向',
  rowing_direction: terms.rowingDirection,
  unknown: '未填写',
  compass: { n: '北', ne: '东北', e: '东', se: '东南', s: '南', sw: '西南', w: '西', nw: '西北' },
  wind: {
    calm: '无风',
    light: '轻风',
    gentle: '微风',
    moderate: '和风',
    fresh: '清劲风',
    'too-windy': '风力过大',
  },
  stream: { none: '无水流', light: '较缓', moderate: '中等', strong: '较急', flooding: '洪水' },
} as const satisfies Translation<typeof en.weather>
