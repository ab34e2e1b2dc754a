type Modules = Readonly<Record<string, readonly string[]>>;

interface Zone {
  target: string | string[];
  from: string | string[];
  except?: string[];
  message: string;
}

export const modules: Modules;
export const entryPoints: readonly string[];
export function serverZones(folders: readonly string[], table?: Modules): Zone[];
