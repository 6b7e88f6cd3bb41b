import type {ApiType} from '../ApiData';
import {ApiIndex} from '../ApiIndex';

export function apiType(name: string, rest: Partial<ApiType> = {}): ApiType {
  return {
    type: `org.example.${name}`,
    pkg: 'org.example',
    name,
    kind: 'class',
    module: 'garden',
    ...rest,
  };
}

export function apiMethod(name: string, ...params: string[]) {
  return {name, params, ret: 'void'};
}

export function indexOf(...types: ApiType[]): ApiIndex {
  return new ApiIndex({
    header: {version: '1', groupId: 'org.example', artifactIds: ['garden']},
    types,
  });
}
