type Contexts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface Zone {
  target: string | string[];
  from: string | string[];
  except?: string[];
  message: string;
}

export const contexts: Contexts;
export const entryPoints: readonly string[];
export function serverZones(folders: readonly string[], table?: Contexts): Zone[];
