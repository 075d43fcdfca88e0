/** An SVG as the source of an image. */
export const imageOf = (svg: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
