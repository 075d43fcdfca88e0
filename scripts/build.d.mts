export declare function ensureBuilt(): boolean
