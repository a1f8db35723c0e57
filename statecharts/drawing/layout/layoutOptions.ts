// The options of elk's layout.
import type { LayoutOptions } from 'elkjs/lib/elk-api.js';

/** The direction of the flow. */
export type Direction = 'DOWN' | 'RIGHT';

/** Options of the whole graph. Lines cross the borders of states, so all levels are laid out together, and all positions are relative to the same corner. */
export function layoutOptions(direction: Direction): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  };
}

/** Options of every box: elk doesn't inherit them. */
export const commonOptions: LayoutOptions = {
  'elk.edgeRouting': 'ORTHOGONAL',
  // Labels are placed on their line, where there is room for them anyway.
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  // Starts at the initial states, so that the chart is read from there.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.mergeHierarchyEdges': 'false',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

/** Keeps the order that states of a layer had before, by their `elk.position`. */
export const earlierOrderOptions: LayoutOptions = {
  'elk.layered.crossingMinimization.semiInteractive': 'true',
};

/** Keeps the layers too, if edges keep them behind each other: each state is in the first layer that it can be in. */
export const earlierLayersOptions: LayoutOptions = {
  ...earlierOrderOptions,
  'elk.layered.layering.strategy': 'LONGEST_PATH_SOURCE',
};
