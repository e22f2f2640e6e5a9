/** A title and a state in the shape that board and routes of the engine ask for; who uses them names the engine's types. */
export interface BoardGame {
  readonly title: BoardTitle;
  readonly state: BoardState;
}

export type End = { readonly edge: number } | { readonly stop: number } | { readonly junction: 0 };

export interface FaceShape {
  readonly colour: string;
  readonly stops: readonly StopShape[];
  readonly track: readonly { readonly from: End; readonly to: End }[];
  readonly label: string | null;
}

export interface StopShape {
  readonly kind: 'city' | 'town' | 'offboard';
  readonly revenue: number | Readonly<Record<string, number>>;
  readonly slots: number;
  readonly groups: readonly string[];
  readonly visit_cost: number;
  readonly reserved: readonly string[];
}

export interface HexShape extends FaceShape {
  readonly id: string;
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
  readonly neighbours: readonly (string | null)[];
}

export interface BoardTitle {
  readonly id: string;
  readonly map: {
    readonly layout: string;
    readonly hexes: { readonly ids: readonly string[]; readonly of: Readonly<Record<string, HexShape>> };
  };
  readonly tiles: { readonly ids: readonly string[]; readonly of: Readonly<Record<string, FaceShape & { readonly id: string }>> };
  readonly trains: { readonly ids: readonly string[]; readonly of: Readonly<Record<string, { readonly reach: readonly unknown[] }>> };
}

export interface BoardState {
  readonly setup: { readonly quirks: readonly string[] };
  readonly mechanics: Readonly<Record<string, never>>;
  readonly phase: string;
  readonly board: {
    readonly tiles: Readonly<Record<string, { readonly tile: string; readonly rotation: number; readonly copy: number }>>;
    readonly stations: readonly { readonly owner: string; readonly hex: string; readonly stop: number | null; readonly slot: number }[];
    readonly supply: Readonly<Record<string, readonly number[]>>;
    readonly next_copy: Readonly<Record<string, number>>;
    readonly markers: Readonly<Record<string, readonly never[]>>;
  };
  readonly operators: Readonly<
    Record<
      string,
      {
        readonly status: string;
        readonly shelves: { readonly main: readonly { readonly id: string; readonly name: string }[] };
      }
    >
  >;
}
