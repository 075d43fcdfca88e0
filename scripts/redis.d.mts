export function ensureRedis(): string
